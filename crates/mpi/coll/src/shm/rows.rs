//! Calls through long rooms that are the same row of exchanges at all ranks: what each rank posts
//! in one of them and reads of whom. Blocking calls go through the row at a board, those in flight
//! at a lane, step by step.

use std::ops::Range;

use hawser_core::buf::TypedBuf;
use hawser_core::contracts::coll::{CollCall, Root};
use hawser_core::error::Result;
use hawser_core::exposed::Shared;
use hawser_core::op::Op;
use hawser_core::temp::TempBuf;
use hawser_datatype::Datatype;

use super::calls::is;
use crate::exec::FirstError;
use crate::schedule::cut;

/// Bytes of a piece where one rank only gives and others only take: short enough that they work at
/// the same time.
const STREAM: u64 = 32 << 10;
/// Bytes times ranks beyond the second up to which each rank evaluates all of a reduction.
const WHOLE: u64 = 16 << 10;
/// Bytes of a vector that are combined at a time.
const STEP: u64 = 16 << 10;
/// Bytes up to which the root evaluates a reduction alone.
const WHOLE_ROOT: u64 = 32 << 10;

/// Bytes of an element that rooms may not cut, of all ranks together.
pub(super) fn unit(call: &CollCall<'_>, ranks: u32) -> u64 {
    let size = match call {
        CollCall::Allreduce { recv, .. }
        | CollCall::Scan { recv, .. }
        | CollCall::Exscan { recv, .. }
        | CollCall::ReduceScatterBlock { recv, .. }
        | CollCall::ReduceScatter { recv, .. } => recv.dtype.size(),
        CollCall::Reduce { send, recv, .. } => {
            send.as_ref().or(recv.as_ref()).map_or(1, |buf| buf.dtype.size())
        }
        _ => 1,
    };
    size.saturating_mul(u64::from(ranks))
}

/// The exchanges of a call that are left.
pub(super) struct ExchangeRow {
    me: u32,
    ranks: u32,
    /// Elements of the vector, of a piece, and before the next one; bytes of an element.
    count: u64,
    most: u64,
    at: u64,
    size: u64,
    kind: RowKind,
}

enum RowKind {
    /// One rank posts, and the others read it; at this rank the root if it reads.
    Stream(TypedBuf, Option<u32>),
    /// All post, and each rank with a result combines the vectors of the ranks `of`.
    Whole(Vectors, Range<u32>),
    /// All post, each rank combines a slice of the vectors of all, and posts it.
    Sliced(Vectors, Slices),
}

struct Vectors {
    data: TypedBuf,
    into: Option<TypedBuf>,
    reduction: Reduction,
}

struct Slices {
    /// For the slice of a rank without a result.
    room: Option<TempBuf>,
    /// The slice has been combined.
    is_combined: bool,
}

impl ExchangeRow {
    /// That of a call with rooms of `part` bytes. `None`: it has no such form.
    pub(super) fn of(call: &CollCall<'_>, me: u32, ranks: u32, part: u64) -> Option<ExchangeRow> {
        let row = |data: &TypedBuf, size: u64, kind| {
            let (count, most) = (data.packed_len() / size.max(1), part / size.max(1));
            ExchangeRow { me, ranks, count, most, at: 0, size, kind }
        };
        let vectors = |send: &Option<TypedBuf>, data: &TypedBuf, into: Option<&TypedBuf>, op| {
            let reduction = Reduction::new(op, &data.dtype, send.as_ref());
            Vectors { data: data.clone(), into: into.cloned(), reduction }
        };
        let found = match call {
            CollCall::Bcast { buf, root } => {
                let from = match root {
                    Root::Rank(root) if *root != me => Some(*root),
                    _ => None,
                };
                let row = row(buf, 1, RowKind::Stream(buf.clone(), from));
                ExchangeRow { most: STREAM.min(part), ..row }
            }
            CollCall::Reduce { send, recv, op, root } => {
                let data = send.as_ref().or(recv.as_ref())?;
                let into = recv.as_ref().filter(|_| is(*root, me));
                let vectors = vectors(send, data, into, op);
                let (len, size) = (data.packed_len(), data.dtype.size());
                // What one rank evaluates, the others do not wait for.
                let is_whole = ranks == 2 || len <= WHOLE_ROOT;
                row(data, size, vectors.kind(is_whole, ranks, part))
            }
            CollCall::Allreduce { send, recv, op } => {
                let data = send.as_ref().unwrap_or(recv);
                let vectors = vectors(send, data, Some(recv), op);
                let (len, size) = (data.packed_len(), data.dtype.size());
                let others = u64::from(ranks.saturating_sub(2));
                let is_whole = len.saturating_mul(others) <= WHOLE;
                row(data, size, vectors.kind(is_whole, ranks, part))
            }
            CollCall::Scan { send, recv, op } | CollCall::Exscan { send, recv, op } => {
                let data = send.as_ref().unwrap_or(recv);
                let of = 0..me + u32::from(matches!(call, CollCall::Scan { .. }));
                let vectors = vectors(send, data, Some(recv), op);
                row(data, data.dtype.size(), RowKind::Whole(vectors, of))
            }
            _ => return None,
        };
        Some(found)
    }

    /// The same row of a call in flight, with rooms of `part` bytes. What this rank has posted is
    /// read there: the program may change short data before the end. Pieces are as long as rooms,
    /// of which a lane has few.
    pub(super) fn in_flight(mut self, part: u64) -> ExchangeRow {
        match &mut self.kind {
            RowKind::Stream(..) => self.most = part,
            RowKind::Whole(vectors, _) | RowKind::Sliced(vectors, _) => {
                vectors.reduction.own = None
            }
        }
        self
    }

    /// Each rank reads a share of what others post.
    pub(super) fn is_sliced(&self) -> bool {
        matches!(self.kind, RowKind::Sliced(..))
    }

    /// The next piece: what comes before it, and how long it is.
    fn piece(&self) -> (u64, u64) {
        (self.at, self.most.min(self.count - self.at))
    }

    /// The ranks whose posts this one reads in the next exchange; `None`: there is none.
    pub(super) fn reads(&self) -> Option<Range<u32>> {
        if self.at >= self.count {
            return None;
        }
        Some(match &self.kind {
            RowKind::Stream(_, from) => from.map_or(0..0, |from| from..from + 1),
            RowKind::Whole(vectors, of) if vectors.into.is_some() => of.clone(),
            RowKind::Sliced(_, Slices { is_combined: false, .. }) => 0..self.ranks,
            RowKind::Sliced(vectors, _) if vectors.into.is_some() => 0..self.ranks,
            RowKind::Whole(..) | RowKind::Sliced(..) => 0..0,
        })
    }

    /// Puts what this rank posts in the next exchange; how many bytes.
    pub(super) fn write(&self, long: &Shared) -> u64 {
        let ((at, n), size) = (self.piece(), self.size);
        match &self.kind {
            RowKind::Stream(_, Some(_)) => 0,
            RowKind::Stream(data, None)
            | RowKind::Whole(Vectors { data, .. }, _)
            | RowKind::Sliced(Vectors { data, .. }, Slices { is_combined: false, .. }) => {
                long.put(0, &data.range(at * size, n * size));
                n * size
            }
            RowKind::Sliced(vectors, slices) => {
                let (skip, own) = cut(n, self.ranks, self.me);
                let Some(result) = vectors.slice(slices, at + skip, own) else { return 0 };
                long.put(0, &result.message());
                own * size
            }
        }
    }

    /// Takes what was posted in the exchange; goes on to the next one.
    pub(super) fn read(&mut self, rooms: &[Shared]) {
        let ((at, n), size, me) = (self.piece(), self.size, self.me);
        match &mut self.kind {
            RowKind::Stream(buf, from) => {
                if let Some(room) = from.and_then(|from| rooms.get(from as usize)) {
                    room.take(0, &buf.range(at, n));
                }
            }
            RowKind::Whole(vectors, of) => {
                if let Some(into) = &vectors.into {
                    let from = Operands { rooms, me, of: of.clone(), lies: 0, at };
                    vectors.reduction.combine(&from, &into.block(at as i64, n));
                }
            }
            RowKind::Sliced(vectors, slices) if !slices.is_combined => {
                let (skip, own) = cut(n, self.ranks, me);
                let from =
                    Operands { rooms, me, of: 0..self.ranks, lies: skip * size, at: at + skip };
                if let Some(result) = vectors.slice(slices, at + skip, own) {
                    vectors.reduction.combine(&from, &result);
                }
                slices.is_combined = true;
                return;
            }
            RowKind::Sliced(vectors, slices) => {
                for rank in others(me, self.ranks).filter(|_| vectors.into.is_some()) {
                    let (skip, len) = cut(n, self.ranks, rank);
                    if let (Some(into), Some(room)) = (&vectors.into, rooms.get(rank as usize)) {
                        room.take(0, &into.range((at + skip) * size, len * size));
                    }
                }
                slices.is_combined = false;
            }
        }
        self.at += n;
    }

    /// # Errors
    /// The first one of the operation.
    pub(super) fn end(self) -> Result<()> {
        match self.kind {
            RowKind::Stream(..) => Ok(()),
            RowKind::Whole(mut vectors, _) | RowKind::Sliced(mut vectors, _) => {
                vectors.reduction.errors.take()
            }
        }
    }
}

impl Vectors {
    fn kind(mut self, is_whole: bool, ranks: u32, part: u64) -> RowKind {
        if is_whole {
            return RowKind::Whole(self, 0..ranks);
        }
        let most = (part / self.data.dtype.size().max(1)).min(self.data.count);
        let longest = most.div_ceil(u64::from(ranks));
        let room = match self.into {
            Some(_) => None,
            None => self.reduction.memory(longest),
        };
        RowKind::Sliced(self, Slices { room, is_combined: false })
    }

    /// Where a slice of `count` elements is combined, the first of which is `at` in the vector.
    fn slice(&self, slices: &Slices, at: u64, count: u64) -> Option<TypedBuf> {
        match (&self.into, &slices.room) {
            (Some(into), _) => Some(into.block(at as i64, count)),
            (None, room) => room.as_ref().map(|room| room.typed().block(0, count)),
        }
    }
}

/// A reduction at one rank.
pub(super) struct Reduction {
    op: Op,
    dtype: Datatype,
    /// This rank's vector, where the result does not overwrite it.
    own: Option<TypedBuf>,
    /// Elements that are combined at a time.
    pub(super) step: u64,
    /// For as many that do not lie in the slab as they do in the program.
    left: Option<TempBuf>,
    pub(super) errors: FirstError,
}

/// Where the elements of a reduction are.
pub(super) struct Operands<'a> {
    pub(super) rooms: &'a [Shared],
    pub(super) me: u32,
    pub(super) of: Range<u32>,
    /// Their first byte in each room.
    pub(super) lies: u64,
    /// The first of them in the vectors.
    pub(super) at: u64,
}

impl Reduction {
    pub(super) fn new(op: &Op, dtype: &Datatype, own: Option<&TypedBuf>) -> Reduction {
        let step = (STEP / dtype.size().max(1)).max(1);
        let (op, dtype, own) = (op.clone(), dtype.clone(), own.cloned());
        let (left, errors) = (None, FirstError::default());
        let mut reduction = Reduction { op, dtype, own, step, left, errors };
        if !reduction.dtype.is_contiguous() {
            reduction.left = reduction.memory(step);
        }
        reduction
    }

    /// Memory for so many elements. `None`: there is none, which this rank tells at the end: the
    /// others wait for its posts.
    pub(super) fn memory(&mut self, count: u64) -> Option<TempBuf> {
        TempBuf::new(count, &self.dtype).map_err(|error| self.errors.note(error)).ok()
    }

    /// Combines the elements of all ranks in `into`, from the last rank to the first, as many at a
    /// time as stay in the nearest cache.
    pub(super) fn combine(&mut self, from: &Operands<'_>, into: &TypedBuf) {
        if self.left.is_none() && !self.dtype.is_contiguous() {
            // Without memory there is no result.
            return;
        }
        for (skip, n) in pieces(into.count, self.step) {
            let into = into.block(skip as i64, n);
            for rank in from.of.clone().rev() {
                self.operand(from, rank, skip, &into);
            }
        }
    }

    fn operand(&mut self, from: &Operands<'_>, rank: u32, skip: u64, into: &TypedBuf) {
        let own = self.own.as_ref().filter(|_| rank == from.me);
        let own = own.map(|own| own.block((from.at + skip) as i64, into.count));
        let room = &from.rooms[rank as usize];
        let lies = from.lies + skip * self.dtype.size();
        if rank + 1 == from.of.end {
            match own {
                Some(own) => into.copy_from(&own),
                None => room.take(lies, &into.message()),
            }
            return;
        }
        match own {
            Some(own) => self.apply(&own, into),
            None => self.add(room, lies, into),
        }
    }

    /// Combines what begins at a byte of a room with elements behind it in rank order.
    pub(super) fn add(&mut self, room: &Shared, lies: u64, into: &TypedBuf) {
        let left = match &self.left {
            Some(left) => {
                let left = left.typed().block(0, into.count);
                room.take(lies, &left.message());
                Some(left)
            }
            None if self.dtype.is_contiguous() => room.elements(lies, into.count, &self.dtype),
            // Without memory there is no result.
            None => None,
        };
        if let Some(left) = left {
            self.apply(&left, into);
        }
    }

    fn apply(&mut self, left: &TypedBuf, into: &TypedBuf) {
        if let Err(error) = self.op.apply(left, into) {
            self.errors.note(error);
        }
    }
}

/// The ranks but `me`, from the next one on: not all read of one at the same time.
pub(super) fn others(me: u32, ranks: u32) -> impl Iterator<Item = u32> {
    (me + 1..ranks).chain(0..me)
}

/// Cuts `len` into pieces of `most`: (begin, length) of each.
pub(super) fn pieces(len: u64, most: u64) -> impl Iterator<Item = (u64, u64)> {
    (0..len.div_ceil(most)).map(move |i| (i * most, most.min(len - i * most)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_cover_everything_once() {
        for (len, most) in [(0, 4), (1, 4), (4, 4), (5, 4), (12, 4), (7, 100)] {
            let mut end = 0;
            for (at, n) in pieces(len, most) {
                assert!(at == end && n > 0 && n <= most, "{len} {most}: {at} {n}");
                end = at + n;
            }
            assert_eq!(end, len);
        }
    }
}
