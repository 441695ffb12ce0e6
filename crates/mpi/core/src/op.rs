//! Reduction operations (MPI-5.0 section 6.9).
//!
//! `kernels` holds the loops over memory, `wide` runs them with the processor's vectors, `number`
//! the arithmetic of types that the language does not have (x87 extended, IEEE quad, complex).

use std::ffi::c_char;
use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock};

use hawser_datatype::{Class, Datatype, FloatFormat, Scalar};

use crate::buf::TypedBuf;
use crate::err;
use crate::error::{Error, Result};

mod kernels;
mod number;
pub mod remote;
#[cfg(test)]
mod tests;
mod wide;

/// The predefined operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
#[allow(missing_docs)]
pub enum Builtin {
    Sum,
    Min,
    Max,
    Prod,
    Band,
    Bor,
    Bxor,
    Land,
    Lor,
    Lxor,
    Minloc,
    Maxloc,
    Replace,
    NoOp,
}

impl Builtin {
    /// Every predefined operation, in declaration order.
    pub const ALL: [Builtin; 14] = [
        Builtin::Sum,
        Builtin::Min,
        Builtin::Max,
        Builtin::Prod,
        Builtin::Band,
        Builtin::Bor,
        Builtin::Bxor,
        Builtin::Land,
        Builtin::Lor,
        Builtin::Lxor,
        Builtin::Minloc,
        Builtin::Maxloc,
        Builtin::Replace,
        Builtin::NoOp,
    ];

    /// The name in the standard.
    pub const fn name(self) -> &'static str {
        match self {
            Builtin::Sum => "MPI_SUM",
            Builtin::Min => "MPI_MIN",
            Builtin::Max => "MPI_MAX",
            Builtin::Prod => "MPI_PROD",
            Builtin::Band => "MPI_BAND",
            Builtin::Bor => "MPI_BOR",
            Builtin::Bxor => "MPI_BXOR",
            Builtin::Land => "MPI_LAND",
            Builtin::Lor => "MPI_LOR",
            Builtin::Lxor => "MPI_LXOR",
            Builtin::Minloc => "MPI_MINLOC",
            Builtin::Maxloc => "MPI_MAXLOC",
            Builtin::Replace => "MPI_REPLACE",
            Builtin::NoOp => "MPI_NO_OP",
        }
    }
}

/// A user's operation: `inout[i] = left[i] op inout[i]` for `len` elements of the datatype, at the
/// addresses `left` and `inout` as the user passed them.
pub type OpFn = Box<dyn Fn(*const u8, *mut u8, i64, &Datatype) -> Result<()> + Send + Sync>;

/// A reduction operation. Cheap to clone.
#[derive(Clone)]
pub struct Op(Ref);

/// Clones of predefined operations are not counted, and which one it is is seen without a look at
/// memory.
#[derive(Clone)]
enum Ref {
    Builtin(Builtin, &'static Facts),
    User(Arc<UserOp>),
}

struct Facts {
    commutative: bool,
    front: AtomicUsize,
}

struct UserOp {
    facts: Facts,
    function: OpFn,
}

impl Facts {
    fn new(commutative: bool) -> Facts {
        Facts { commutative, front: AtomicUsize::new(0) }
    }
}

/// How the elements of a type are reduced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Elem {
    /// Two's complement, width in bytes.
    Signed(u8),
    /// Unsigned, width in bytes.
    Unsigned(u8),
    /// Floating point; distance between elements in bytes.
    Float(FloatFormat, u8),
    /// Two floating point numbers; distance between the two in bytes.
    Complex(FloatFormat, u8),
    /// Truth value, width in bytes.
    Logical(u8),
    /// Bits without meaning.
    Byte,
    /// Not a number: only copied.
    Opaque,
}

impl Elem {
    #[inline]
    fn of(scalar: Scalar) -> Elem {
        KINDS[scalar.index()].elem
    }

    const fn find(scalar: Scalar) -> Elem {
        let size = scalar.size() as u8;
        match (scalar.class(), scalar.float_format()) {
            (Class::Signed, _) => Elem::Signed(size),
            (Class::Unsigned, _) => Elem::Unsigned(size),
            (Class::Float, Some(f)) => Elem::Float(f, size),
            (Class::Complex, Some(f)) => Elem::Complex(f, size / 2),
            (Class::Logical, _) => Elem::Logical(size),
            // Characters are no operands in the standard, but programs that add them up rely on
            // what every implementation does: `char` as the integer that it is in C.
            (Class::Char, _) if matches!(scalar, Scalar::Char) && c_char::MIN < 0 => {
                Elem::Signed(size)
            }
            (Class::Char, _) if matches!(scalar, Scalar::Char) => Elem::Unsigned(size),
            (Class::Byte, _) if !matches!(scalar, Scalar::Packed) => Elem::Byte,
            _ => Elem::Opaque,
        }
    }

    /// MPI-5.0 section 6.9.2: which operations are defined on which types in a reduction. Logical
    /// operations are also for Fortran integers and for the types of addresses, counts and offsets,
    /// which the standard leaves out.
    /// `MPI_REPLACE` and `MPI_NO_OP` belong to one-sided communication only (section 12.3.4).
    const fn allows(self, op: Builtin) -> bool {
        use Builtin::*;
        match op {
            Replace | NoOp | Minloc | Maxloc => false,
            Max | Min => matches!(self, Elem::Signed(_) | Elem::Unsigned(_) | Elem::Float(..)),
            Sum | Prod => matches!(
                self,
                Elem::Signed(_) | Elem::Unsigned(_) | Elem::Float(..) | Elem::Complex(..)
            ),
            Land | Lor | Lxor => {
                matches!(self, Elem::Signed(_) | Elem::Unsigned(_) | Elem::Logical(_))
            }
            Band | Bor | Bxor => {
                matches!(self, Elem::Signed(_) | Elem::Unsigned(_) | Elem::Byte)
            }
        }
    }
}

/// What reductions ask of a type.
#[derive(Clone, Copy)]
struct Kind {
    elem: Elem,
    /// Bit `op as usize`: [`Elem::allows`] the operation.
    allowed: u16,
}

impl Kind {
    const fn of(scalar: Scalar) -> Kind {
        let (elem, mut allowed, mut i) = (Elem::find(scalar), 0, 0);
        while i < Builtin::ALL.len() {
            allowed |= (elem.allows(Builtin::ALL[i]) as u16) << i;
            i += 1;
        }
        Kind { elem, allowed }
    }

    #[inline]
    const fn allows(self, op: Builtin) -> bool {
        self.allowed >> op as usize & 1 != 0
    }
}

/// By [`Scalar::index`].
static KINDS: [Kind; Scalar::COUNT] = {
    let mut kinds = [Kind { elem: Elem::Opaque, allowed: 0 }; Scalar::COUNT];
    let mut i = 0;
    while i < kinds.len() {
        kinds[i] = Kind::of(Scalar::ALL[i]);
        i += 1;
    }
    kinds
};

/// The elements of a type on which a reduction may use the operation, if they are no pairs.
#[inline]
fn operands(op: Builtin, dtype: &Datatype) -> Option<Elem> {
    let kind = KINDS[dtype.scalar_inside()?.index()];
    kind.allows(op).then_some(kind.elem)
}

/// Pair of a value and an index (`MPI_FLOAT_INT` and so on): kinds, and offset of the index.
#[derive(Clone, Copy, Debug)]
struct PairElem {
    value: Elem,
    index: Elem,
    index_at: usize,
}

impl PairElem {
    fn of((value, index): (Scalar, Scalar)) -> PairElem {
        let index_at = value.size().next_multiple_of(u64::from(index.align())) as usize;
        PairElem { value: Elem::of(value), index: Elem::of(index), index_at }
    }
}

static BUILTINS: LazyLock<[Op; 14]> = LazyLock::new(|| {
    static FACTS: LazyLock<[Facts; 14]> = LazyLock::new(|| {
        Builtin::ALL.map(|b| Facts::new(b != Builtin::Replace && b != Builtin::NoOp))
    });
    let facts = LazyLock::force(&FACTS);
    Builtin::ALL.map(|b| Op(Ref::Builtin(b, &facts[b as usize])))
});

impl Op {
    /// A predefined operation.
    pub fn builtin(which: Builtin) -> &'static Op {
        &BUILTINS[which as usize]
    }

    /// An operation made by the user.
    pub fn user(function: OpFn, commutative: bool) -> Op {
        Op(Ref::User(Arc::new(UserOp { facts: Facts::new(commutative), function })))
    }

    #[inline]
    fn facts(&self) -> &Facts {
        match &self.0 {
            Ref::Builtin(_, facts) => facts,
            Ref::User(user) => &user.facts,
        }
    }

    /// Which predefined operation this is; `None` for the user's.
    #[inline]
    pub fn as_builtin(&self) -> Option<Builtin> {
        match self.0 {
            Ref::Builtin(b, _) => Some(b),
            Ref::User(_) => None,
        }
    }

    /// True for the operations that cannot be freed.
    #[inline]
    pub fn is_predefined(&self) -> bool {
        self.as_builtin().is_some()
    }

    /// True when operands may be exchanged.
    pub fn is_commutative(&self) -> bool {
        self.facts().commutative
    }

    /// The front's word for this object; 0 until set.
    pub fn front(&self) -> usize {
        self.facts().front.load(Ordering::Acquire)
    }

    /// Sets the front's word.
    pub fn set_front(&self, word: usize) {
        self.facts().front.store(word, Ordering::Release);
    }

    /// Checks that a reduction may use the operation on a type: a user's on all, a predefined one
    /// on the predefined types of MPI-5.0 section 6.9.2 and duplicates of them.
    ///
    /// # Errors
    /// Class `Op`.
    pub fn check(&self, dtype: &Datatype) -> Result<()> {
        let Some(op) = self.as_builtin() else { return Ok(()) };
        let ok = match op {
            Builtin::Minloc | Builtin::Maxloc => dtype.pair_inside().is_some(),
            _ => operands(op, dtype).is_some(),
        };
        if ok { Ok(()) } else { Err(Self::undefined(op, dtype)) }
    }

    #[cold]
    #[inline(never)]
    fn undefined(op: Builtin, dtype: &Datatype) -> Error {
        let what = match dtype.scalar_inside() {
            Some(scalar) => format!("{scalar:?} elements"),
            None if dtype.pair_inside().is_some() => "pairs".to_owned(),
            None => "derived datatypes: use MPI_Op_create".to_owned(),
        };
        err!(Op, "{} is not defined on {what}", op.name())
    }

    /// `inout[i] = left[i] op inout[i]` for all elements of `inout`. The buffers do not overlap.
    ///
    /// # Errors
    /// Class `Op` as for [`Op::check`]; the user function's error.
    pub fn apply(&self, left: &TypedBuf, inout: &TypedBuf) -> Result<()> {
        let n = inout.count;
        if n == 0 {
            return Ok(());
        }
        let (from, to, dtype) = (left.addr().cast_const(), inout.addr(), &inout.dtype);
        let op = match &self.0 {
            Ref::Builtin(op, _) => *op,
            Ref::User(user) => {
                let len = i64::try_from(n).map_err(|_| err!(Count, "{n} elements"))?;
                return (user.function)(from, to, len, dtype);
            }
        };
        match op {
            Builtin::NoOp => {}
            Builtin::Replace => inout.copy_from(&left.retyped(n, dtype.clone())),
            Builtin::Minloc | Builtin::Maxloc => {
                let pair = dtype.pair_inside().ok_or_else(|| Self::undefined(op, dtype))?;
                let (pair, step) = (PairElem::of(pair), dtype.extent() as usize);
                let least = op == Builtin::Minloc;
                // SAFETY: both buffers hold `n` pairs of this type (promised by TypedBuf::new);
                // `step` is the distance between two.
                unsafe { kernels::reduce_pairs(least, pair, step, from, to, n as usize) }
            }
            _ => {
                let elem = operands(op, dtype).ok_or_else(|| Self::undefined(op, dtype))?;
                // SAFETY: both buffers hold `n` elements of this type (promised by TypedBuf::new),
                // and the operation is defined on them.
                unsafe { wide::reduce(op, elem, from, to, n as usize) }
            }
        }
        Ok(())
    }
}

impl Op {
    /// As [`Op::apply`], of packed elements where they lie. `None`: they have to be unpacked first,
    /// because they do not lie there as in memory of a program, or the operation is the program's,
    /// which may expect that.
    pub fn apply_packed(&self, left: &[u8], inout: &TypedBuf) -> Option<Result<()>> {
        let dtype = &inout.dtype;
        let aligned = left.as_ptr().addr().is_multiple_of(ALIGN_MAX);
        let fits = left.len() as u64 >= inout.packed_len();
        if !self.is_predefined() || !dtype.is_contiguous() || !aligned || !fits {
            return None;
        }
        let base = left.as_ptr().cast_mut().wrapping_offset(-(dtype.true_lb() as isize));
        // SAFETY: as many elements lie there as are read, without gaps; `apply` does not write to
        // its left operand, and the borrow lasts until it returns.
        let left = unsafe { TypedBuf::new(base, inout.count, dtype.clone()) };
        Some(self.apply(&left, inout))
    }
}

/// The largest alignment of a predefined type.
const ALIGN_MAX: usize = 16;

impl fmt::Debug for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_builtin().map_or("user operation", Builtin::name))
    }
}
