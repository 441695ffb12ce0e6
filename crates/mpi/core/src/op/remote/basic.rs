//! Predefined types as the elements of accumulates, and where those of a datatype lie.

use hawser_datatype::{Combiner, Cursor, Datatype, Scalar};

use crate::err;
use crate::error::Result;
use crate::op::{Builtin, Elem, PairElem};

/// Largest element of a predefined type, padding included.
pub(super) const LARGEST: usize = 64;

/// A predefined type as the element of accumulates.
#[derive(Clone, Copy, Debug)]
pub struct Basic {
    pub(super) what: What,
    /// Packed bytes.
    pub(super) size: usize,
    /// Bytes from one to the next in an array.
    pub(super) extent: usize,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum What {
    Scalar(Elem),
    Pair(PairElem),
}

/// The predefined type, or pair, that an element is made of; none or several: `None`.
fn basic_type(dtype: &Datatype) -> Option<Datatype> {
    if dtype.is_scalar() || dtype.pair_inside().is_some() {
        return Some(dtype.clone());
    }
    if let Some(scalar) = dtype.scalar_inside() {
        return Some(Datatype::scalar(scalar));
    }
    let contents = dtype.contents();
    if contents.combiner == Combiner::Named {
        return None;
    }
    let mut parts = contents.types.iter().filter(|t| t.size() > 0);
    let first = basic_type(parts.next()?)?;
    let same = |t: Datatype| match (first.as_scalar(), t.as_scalar()) {
        (None, None) => first.pair_inside() == t.pair_inside(),
        (a, b) => a == b,
    };
    parts.all(|t| basic_type(t).is_some_and(same)).then_some(first)
}

impl Basic {
    /// The element type of a datatype of which all elements are of one predefined type.
    ///
    /// # Errors
    /// Class `Type` when it is another.
    pub fn of(dtype: &Datatype) -> Result<Basic> {
        if let Some(scalar) = dtype.as_scalar().filter(|s| s.pair().is_none()) {
            return Ok(Basic::of_scalar(scalar));
        }
        let Some(basic) = basic_type(dtype) else {
            return Err(err!(
                Type,
                "the elements of an accumulate are all of one predefined type; this datatype has \
                 several, or none"
            ));
        };
        match basic.pair_inside() {
            Some(pair) => Basic::of_pair(pair, &basic),
            None => basic.as_scalar().map(Basic::of_scalar),
        }
        .ok_or_else(|| err!(Type, "the datatype is none of accumulates"))
    }

    pub(super) fn of_scalar(scalar: Scalar) -> Basic {
        let size = scalar.size() as usize;
        Basic { what: What::Scalar(Elem::of(scalar)), size, extent: size }
    }

    fn of_pair(pair: (Scalar, Scalar), dtype: &Datatype) -> Option<Basic> {
        let extent = usize::try_from(dtype.extent()).ok().filter(|e| *e <= LARGEST)?;
        Some(Basic { what: What::Pair(PairElem::of(pair)), size: dtype.size() as usize, extent })
    }

    /// The element type with this code, see [`code_of`].
    pub fn from_code(code: u16) -> Option<Basic> {
        let [value, index] = code.to_le_bytes();
        let value = *Scalar::ALL.get(usize::from(value))?;
        if index == NO_INDEX {
            let dtype = Datatype::scalar_ref(value);
            return Basic::of(dtype).ok();
        }
        let index = *Scalar::ALL.get(usize::from(index))?;
        Basic::of(&Datatype::value_index(value, index)?).ok()
    }

    /// Packed bytes of an element.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Bytes from one element to the next in an array of them.
    pub fn extent(&self) -> usize {
        self.extent
    }

    /// True for what `MPI_Compare_and_swap` takes: integers, truth values and bytes.
    pub fn is_comparable(&self) -> bool {
        matches!(
            self.what,
            What::Scalar(Elem::Signed(_) | Elem::Unsigned(_) | Elem::Logical(_) | Elem::Byte)
        )
    }

    /// Checks that the operation is defined on the elements.
    ///
    /// # Errors
    /// Class `Op`.
    pub fn check(&self, op: Builtin) -> Result<()> {
        let ok = match (op, self.what) {
            (Builtin::Replace | Builtin::NoOp, _) => true,
            (Builtin::Minloc | Builtin::Maxloc, what) => matches!(what, What::Pair(_)),
            (op, What::Scalar(elem)) => elem.allows(op),
            _ => false,
        };
        if ok {
            return Ok(());
        }
        Err(err!(Op, "{} is not defined on elements of this type", op.name()))
    }
}

const NO_INDEX: u8 = 0xff;

/// What names an element type to processes of the same build: the indices of the predefined type,
/// or of the two of a pair.
///
/// # Errors
/// As [`Basic::of`].
pub fn code_of(dtype: &Datatype) -> Result<u16> {
    let basic = basic_type(dtype);
    let code = basic.and_then(|b| match (b.as_scalar(), b.pair_inside()) {
        (Some(s), _) => Some([s.index() as u8, NO_INDEX]),
        (None, Some((v, i))) => Some([v.index() as u8, i.index() as u8]),
        _ => None,
    });
    code.map(u16::from_le_bytes).ok_or_else(|| err!(Type, "the datatype is none of accumulates"))
}

/// Elements one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// Offset of the first one from where the target's elements begin, in bytes.
    pub at: i64,
    /// How many.
    pub count: u64,
}

/// Where the elements of `count` values of a datatype lie, if they are one block.
#[inline]
pub fn one_block(dtype: &Datatype, count: u64, basic: &Basic) -> Option<Block> {
    let is_one = dtype.is_contiguous() && basic.size == basic.extent && basic.size > 0;
    is_one.then(|| Block { at: dtype.true_lb(), count: count * dtype.size() / basic.size as u64 })
}

/// Where the elements of `count` values of a datatype lie, in packing order.
pub fn blocks(dtype: &Datatype, count: u64, basic: &Basic) -> Vec<Block> {
    let all = count * dtype.size() / basic.size.max(1) as u64;
    if all == 0 {
        return Vec::new();
    }
    if let Some(block) = one_block(dtype, count, basic) {
        return vec![block];
    }
    let mut cursor = Cursor::new(dtype, count);
    let mut list: Vec<Block> = Vec::new();
    let mut done = 0;
    while done < all {
        cursor.seek(done * basic.size as u64);
        let Some(run) = cursor.next_run(u64::MAX) else { break };
        // A pair may be several runs; of others a run is whole elements.
        let n = match basic.what {
            What::Pair(_) => 1,
            What::Scalar(_) => (run.len / basic.size as u64).max(1),
        };
        done += n;
        match list.last_mut() {
            Some(b) if b.at + (b.count * basic.extent as u64) as i64 == run.offset => b.count += n,
            _ => list.push(Block { at: run.offset, count: n }),
        }
    }
    list
}
