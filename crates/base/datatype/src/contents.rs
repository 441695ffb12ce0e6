//! Decoding: which constructor made a type, and with what arguments (MPI-5.0 section 5.1.13).

use crate::desc::Datatype;
use crate::desc::make::{Combiner, DarrayArgs, F90Kind, Make, Signature, SubarrayArgs};

/// Code of the default distribution argument in contents.
pub const DISTRIBUTE_DFLT_DARG: i64 = 19;

/// Arguments of the constructor call, in the standard's order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contents {
    /// The constructor.
    pub combiner: Combiner,
    /// Arguments of type `int`.
    pub ints: Vec<i64>,
    /// Arguments that are addresses; empty for types made with large counts.
    pub addrs: Vec<i64>,
    /// Arguments that are large counts; empty for types made without.
    pub counts: Vec<i64>,
    /// Types, as passed to the constructor.
    pub types: Vec<Datatype>,
}

/// Sizes of the lists of [`Contents`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Envelope {
    /// The constructor.
    pub combiner: Combiner,
    /// Number of `int` arguments.
    pub ints: u64,
    /// Number of addresses.
    pub addrs: u64,
    /// Number of large counts; not 0 exactly for types made with large counts that have any.
    pub counts: u64,
    /// Number of types.
    pub types: u64,
}

impl Contents {
    /// Sizes of the lists.
    pub fn envelope(&self) -> Envelope {
        Envelope {
            combiner: self.combiner,
            ints: self.ints.len() as u64,
            addrs: self.addrs.len() as u64,
            counts: self.counts.len() as u64,
            types: self.types.len() as u64,
        }
    }
}

/// Collects arguments where the form of the call puts them.
struct Writer {
    large: bool,
    out: Contents,
}

impl Writer {
    /// Arguments that are `int` in every form.
    fn int(&mut self, v: impl IntoIterator<Item = i64>) {
        self.out.ints.extend(v);
    }

    /// Arguments that are `int`, or large counts in the large form.
    fn count<'a>(&mut self, v: impl IntoIterator<Item = &'a i64>) {
        let to = if self.large { &mut self.out.counts } else { &mut self.out.ints };
        to.extend(v);
    }

    /// Arguments that are addresses, or large counts in the large form.
    fn addr<'a>(&mut self, v: impl IntoIterator<Item = &'a i64>) {
        let to = if self.large { &mut self.out.counts } else { &mut self.out.addrs };
        to.extend(v);
    }

    fn indexed(&mut self, lens: &[i64]) {
        self.count(&[lens.len() as i64]);
        self.count(lens);
    }

    fn block(&mut self, len: i64, displs: &[i64]) {
        self.count(&[displs.len() as i64, len]);
    }

    fn subarray(&mut self, a: &SubarrayArgs) {
        self.int([a.sizes.len() as i64]);
        self.count(&*a.sizes);
        self.count(&*a.subsizes);
        self.count(&*a.starts);
        self.int([a.order as i64]);
    }

    fn darray(&mut self, a: &DarrayArgs) {
        self.int([a.size, a.rank, a.gsizes.len() as i64]);
        self.count(&*a.gsizes);
        self.int(a.distribs.iter().map(|d| *d as i64));
        self.int(a.dargs.iter().map(|d| d.unwrap_or(DISTRIBUTE_DFLT_DARG)));
        self.int(a.psizes.iter().copied());
        self.int([a.order as i64]);
    }
}

impl Datatype {
    /// The constructor that made this type.
    pub fn combiner(&self) -> Combiner {
        self.make().combiner()
    }

    /// Arguments of the constructor that made this type; all lists empty for predefined types.
    pub fn contents(&self) -> Contents {
        let large = self.has_large_counts();
        let (ints, addrs, counts) = (Vec::new(), Vec::new(), Vec::new());
        let out = Contents { combiner: self.combiner(), ints, addrs, counts, types: Vec::new() };
        let mut w = Writer { large, out };
        match self.make() {
            Make::Scalar(_) | Make::Dup(_) => {}
            Make::Contiguous { count, .. } => w.count(&[*count]),
            Make::Vector { count, len, stride, .. } => w.count(&[*count, *len, *stride]),
            Make::Hvector { count, len, stride, .. } => {
                w.count(&[*count, *len]);
                w.addr(&[*stride]);
            }
            Make::Indexed { lens, displs, .. } => {
                w.indexed(lens);
                w.count(&**displs);
            }
            Make::Hindexed { lens, displs, .. } | Make::Struct { lens, displs, .. } => {
                w.indexed(lens);
                w.addr(&**displs);
            }
            Make::IndexedBlock { len, displs, .. } => {
                w.block(*len, displs);
                w.count(&**displs);
            }
            Make::HindexedBlock { len, displs, .. } => {
                w.block(*len, displs);
                w.addr(&**displs);
            }
            Make::Subarray { args, .. } => w.subarray(args),
            Make::Darray { args, .. } => w.darray(args),
            Make::F90 { kind: F90Kind::Real { p, r }, .. }
            | Make::F90 { kind: F90Kind::Complex { p, r }, .. } => {
                w.int([i64::from(*p), i64::from(*r)]);
            }
            Make::F90 { kind: F90Kind::Integer { r }, .. } => w.int([i64::from(*r)]),
            Make::Resized { lb, extent, .. } => w.addr(&[*lb, *extent]),
            Make::ValueIndex { .. } => {}
        }
        w.out.types = self.parts();
        w.out
    }

    /// Sizes of the lists that [`Datatype::contents`] returns.
    pub fn envelope(&self) -> Envelope {
        self.contents().envelope()
    }

    /// The types that were passed to the constructor.
    fn parts(&self) -> Vec<Datatype> {
        let make = self.make();
        if let Make::ValueIndex { value, index, .. } = make {
            return vec![Datatype::scalar(*value), Datatype::scalar(*index)];
        }
        match make.signature() {
            Signature::Scalar(_) => Vec::new(),
            Signature::Same(old) => vec![old.clone()],
            Signature::Fields(_, types) => types.to_vec(),
        }
    }
}
