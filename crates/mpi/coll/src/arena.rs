//! The memory of one call: gives the parts that steps name their place in the user's buffers.

use std::sync::Arc;

use hawser_core::buf::{Ints, TypedBuf, UserBuf};
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::op::Op;
use hawser_core::temp::TempBuf;
use hawser_datatype::Datatype;

use crate::algorithms::Algorithm;
use crate::schedule::{Buf, Part, Rounds, Scratch};

/// An argument array: the caller's during a blocking call, a copy in an operation.
#[derive(Clone, Debug)]
pub enum Array<'a> {
    /// The caller's.
    Borrowed(Ints<'a>),
    /// A copy.
    Owned(Arc<[i64]>),
}

impl Array<'_> {
    /// Element `i`; 0 beyond the end.
    pub fn get(&self, i: u32) -> i64 {
        let i = i as usize;
        match self {
            Array::Borrowed(ints) if i < ints.len() => ints.get(i),
            Array::Borrowed(_) => 0,
            Array::Owned(list) => list.get(i).copied().unwrap_or(0),
        }
    }

    /// Number of elements.
    #[allow(clippy::len_without_is_empty, reason = "nobody asks")]
    pub fn len(&self) -> usize {
        match self {
            Array::Borrowed(ints) => ints.len(),
            Array::Owned(list) => list.len(),
        }
    }

    fn into_owned(self) -> Array<'static> {
        match self {
            Array::Borrowed(ints) => Array::Owned(ints.iter().collect()),
            Array::Owned(list) => Array::Owned(list),
        }
    }
}

/// One side of a call.
#[derive(Clone, Debug)]
pub enum Side<'a> {
    /// Not significant at this rank.
    None,
    /// One run of elements.
    Flat(TypedBuf),
    /// A block per rank: counts and displacements in elements.
    Listed {
        /// Address and type.
        base: TypedBuf,
        /// Elements of each block.
        counts: Array<'a>,
        /// Offset of each block, in elements.
        displs: Array<'a>,
    },
    /// A typed block per rank.
    Typed(Arc<[TypedBuf]>),
}

impl Side<'_> {
    /// The block of a rank.
    pub(crate) fn block(&self, rank: u32) -> Option<TypedBuf> {
        match self {
            Side::None | Side::Flat(_) => None,
            Side::Listed { base, counts, displs } => {
                Some(base.block(displs.get(rank), counts.get(rank).max(0) as u64))
            }
            Side::Typed(blocks) => blocks.get(rank as usize).cloned(),
        }
    }

    /// Packed bytes of the block of a rank.
    pub fn block_len(&self, rank: u32) -> u64 {
        match self {
            Side::None | Side::Flat(_) => 0,
            Side::Listed { base, counts, .. } => counts.get(rank).max(0) as u64 * base.dtype.size(),
            Side::Typed(blocks) => blocks.get(rank as usize).map_or(0, TypedBuf::packed_len),
        }
    }

    fn into_owned(self) -> Side<'static> {
        match self {
            Side::None => Side::None,
            Side::Flat(buf) => Side::Flat(buf),
            Side::Listed { base, counts, displs } => {
                Side::Listed { base, counts: counts.into_owned(), displs: displs.into_owned() }
            }
            Side::Typed(blocks) => Side::Typed(blocks),
        }
    }
}

/// What a call comes down to at one rank: an algorithm and the memory it works on. It runs where it
/// was made: it is long to copy.
#[derive(Debug)]
pub struct Plan<'a> {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The memory.
    pub arena: Arena<'a>,
    /// The call ends with an error where a message has less data than this rank expects: it would
    /// go on with what was in its buffer. The same is an error in others (MPI-5.0 section 6.1), but
    /// programs get away with it everywhere, such as with the most that may come of a gatherv.
    pub tells_short: bool,
}

impl<'a> Plan<'a> {
    /// A plan. One unit of the schedule is one element of `unit`, the type of scratch memory; `op`
    /// is the operation of a reduction.
    #[inline]
    pub fn new(
        algorithm: Algorithm,
        (send, recv): (Side<'a>, Side<'a>),
        unit: Datatype,
        op: Option<Op>,
    ) -> Plan<'a> {
        let (temps, kept, shared, bytes) = ([None, None], None, None, unit.size());
        let arena = Arena { send, recv, temps, kept, unit, bytes, shared, op };
        Plan { algorithm, arena, tells_short: false }
    }

    /// The same, which tells of messages with less data than expected.
    pub fn telling_short(self) -> Plan<'a> {
        Plan { tells_short: true, ..self }
    }

    /// The same, independent of the caller's arrays.
    pub fn into_owned(self) -> Plan<'static> {
        let Arena { send, recv, unit, op, .. } = self.arena;
        let plan = Plan::new(self.algorithm, (send.into_owned(), recv.into_owned()), unit, op);
        Plan { tells_short: self.tells_short, ..plan }
    }

    /// The same for another round of a persistent call; of one that has not begun.
    pub fn again(&self) -> Plan<'a> {
        let Arena { send, recv, unit, op, .. } = &self.arena;
        let sides = (send.clone(), recv.clone());
        let plan = Plan::new(self.algorithm.clone(), sides, unit.clone(), op.clone());
        Plan { tells_short: self.tells_short, ..plan }
    }

    /// Allocates what the algorithm asks for, before its first step.
    ///
    /// # Errors
    /// Class `NoMem`.
    #[inline]
    pub fn begin(&mut self) -> Result<()> {
        let temps = self.algorithm.temps();
        if temps.iter().all(|temp| temp.units() == 0) { Ok(()) } else { self.arena.allocate(temps) }
    }
}

/// The memory of a call.
#[derive(Debug)]
pub struct Arena<'a> {
    send: Side<'a>,
    recv: Side<'a>,
    temps: [Option<TempBuf>; 2],
    /// What `send` is a copy of, if it is one.
    kept: Option<TempBuf>,
    unit: Datatype,
    /// Bytes of packed data in a unit.
    bytes: u64,
    /// The program's type, where its elements share bytes: those in scratch memory lie apart.
    shared: Option<Datatype>,
    op: Option<Op>,
}

impl Arena<'_> {
    fn allocate(&mut self, [first, second]: [Scratch; 2]) -> Result<()> {
        if self.unit.shares_bytes(first.len.max(second.len)) {
            let apart =
                self.unit.apart().map_err(|error| err!(NoMem, "scratch memory: {error}"))?;
            self.bytes = apart.size();
            self.shared = Some(std::mem::replace(&mut self.unit, apart));
        }
        for (temp, scratch) in self.temps.iter_mut().zip([first, second]) {
            if scratch.units() > 0 {
                *temp = Some(TempBuf::slots(scratch.slots, scratch.len, &self.unit)?);
            }
        }
        Ok(())
    }

    fn scratch(&self, buf: Buf) -> Option<&TempBuf> {
        match buf {
            Buf::Temp0 => self.temps[0].as_ref(),
            Buf::Temp1 => self.temps[1].as_ref(),
            Buf::Send | Buf::Recv => None,
        }
    }

    /// As [`TempBuf::slot`].
    fn slot(&self, buf: Buf, at: u64, len: u64) -> Option<(TypedBuf, u64)> {
        let (slot, inside) = self.scratch(buf)?.slot(at)?;
        debug_assert!(inside + len <= slot.count, "a range lies in one slot");
        Some((slot, inside))
    }

    fn flat(&self, buf: Buf) -> Option<&TypedBuf> {
        match (buf, &self.send, &self.recv) {
            (Buf::Send, Side::Flat(flat), _) | (Buf::Recv, _, Side::Flat(flat)) => Some(flat),
            (Buf::Temp0 | Buf::Temp1, ..) => self.scratch(buf).map(TempBuf::typed),
            _ => None,
        }
    }

    /// The bytes of a part, for a message or a copy. What a buffer does not have is left out.
    pub fn message(&self, part: Part) -> UserBuf {
        let found = match part {
            Part::Nothing => None,
            Part::Range { buf, at, len } => match self.slot(buf, at, len) {
                Some((slot, at)) => Some(slot.range(at * self.bytes, len * self.bytes)),
                None => self.flat(buf).map(|b| b.range(at * self.bytes, len * self.bytes)),
            },
            Part::Block { buf: Buf::Send, rank } => self.send.block(rank).map(|b| b.message()),
            Part::Block { buf: Buf::Recv, rank } => self.recv.block(rank).map(|b| b.message()),
            Part::Block { buf, rank } => {
                let temp = self.scratch(buf).map(TempBuf::typed);
                temp.map(|b| b.range(0, self.recv.block_len(rank)))
            }
        };
        found.unwrap_or(UserBuf::empty())
    }

    /// The elements of a part, for an operation. `None` where it has none.
    pub fn elements(&self, part: Part) -> Option<TypedBuf> {
        match part {
            Part::Range { buf, at, len } if len > 0 => match self.slot(buf, at, len) {
                Some((slot, at)) => Some(slot.block(at as i64, len)),
                None => Some(self.flat(buf)?.block(at as i64, len)),
            },
            _ => None,
        }
    }

    /// Runs a copy.
    pub fn copy(&self, from: Part, into: Part) {
        self.message(into).copy_from(&self.message(from));
    }

    /// Runs a reduction.
    ///
    /// # Errors
    /// Those of the operation.
    pub fn reduce(&self, left: Part, inout: Part) -> Result<()> {
        match (&self.op, self.elements(left), self.elements(inout)) {
            (Some(op), Some(left), Some(inout)) => match &self.shared {
                None => op.apply(&left, &inout),
                Some(dtype) => apply_each(op, dtype, &left, &inout),
            },
            // Nothing to combine: a range of no units.
            _ => Ok(()),
        }
    }

    /// Gives scratch memory up for good: messages may still be under way into it.
    pub fn abandon(&mut self) {
        for temp in self.temps.iter_mut().chain([&mut self.kept]) {
            if let Some(temp) = temp.take() {
                temp.leak();
            }
        }
    }

    /// Goes on with what `copy` makes of the send side, if it does. Its second argument: the
    /// schedule counts in elements, not in bytes.
    pub(crate) fn keep(
        &mut self,
        copy: impl FnOnce(&Side<'_>, bool) -> Option<(Side<'static>, TempBuf)>,
    ) {
        if let Some((send, kept)) = copy(&self.send, self.op.is_some()) {
            (self.send, self.kept) = (send, Some(kept));
        }
    }
}

/// As [`Op::apply`] on elements that lie otherwise than those of the program's type: it learns of
/// one after another.
#[cold]
fn apply_each(op: &Op, dtype: &Datatype, left: &TypedBuf, inout: &TypedBuf) -> Result<()> {
    let one = |of: &TypedBuf, i| of.block(i, 1).retyped(1, dtype.clone());
    (0..inout.count as i64).try_for_each(|i| op.apply(&one(left, i), &one(inout, i)))
}
