//! Calls that do not fit a board, through its slab: in pieces as long as a rank's part of it.
//!
//! Each exchange of the board has its part of the slab, so what keeps its slots apart keeps these
//! apart, too. Everybody copies a piece in; then each rank reads what it needs where it lies.
//! Reductions of few ranks or short vectors are evaluated by all who need the result; in others
//! each rank evaluates one slice of the piece, in rank order, and posts it in a second exchange.

use std::ops::Range;

use hawser_board::contract::Board;
use hawser_core::buf::TypedBuf;
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{CollCall, CollOp, Root};
use hawser_core::error::Result;
use hawser_core::exposed::Shared;
use hawser_core::op::Op;
use hawser_core::temp::TempBuf;
use hawser_datatype::Datatype;

use super::calls::{HEADER, block, is, mismatch};
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
/// Bytes below which parts of a slab are short.
const SHORT: u64 = 64 << 10;
/// Bytes up to which two ranks use a slab but for scans. Messages of more go round in more memory,
/// whose lines are in neither's own cache when they are written again; ranks that share CPUs have
/// one cache, and are scheduled more often for messages.
pub(super) const fn pair(crowded: bool) -> u64 {
    if crowded { 16 << 10 } else { 2 << 10 }
}
/// Most ranks of a scan: each reads the vectors of all before it.
const SCAN_RANKS: u32 = 4;

/// True when a call with vectors, or (longest) blocks, of so many bytes goes through a slab with
/// parts of `part` bytes: where the messages of `basic` were not measured to be faster. These are
/// where most of the data has one reader, which can read the sender's memory itself.
pub(crate) fn suits(op: CollOp, ranks: u32, bytes: u64, part: u64, crowded: bool) -> bool {
    let p = u64::from(ranks);
    // Short parts cost many exchanges.
    let short = part < SHORT;
    let (block, vector) = if short { (part / 8, part * 8) } else { (part / 4, u64::MAX) };
    let most = match op {
        CollOp::Bcast | CollOp::Allgather | CollOp::Allgatherv => vector,
        CollOp::Gather => part,
        CollOp::Scatter => part / p,
        CollOp::Alltoall if short => block,
        CollOp::Alltoall => block.max(p * part / 32),
        CollOp::Allreduce => vector,
        CollOp::Reduce if ranks < 8 && !crowded => part * 4,
        CollOp::Reduce => vector,
        CollOp::ReduceScatterBlock | CollOp::ReduceScatter => block * p,
        CollOp::Scan | CollOp::Exscan if ranks <= SCAN_RANKS => part * p,
        _ => 0,
    };
    let is_scan = matches!(op, CollOp::Scan | CollOp::Exscan);
    let most = if ranks == 2 && !is_scan { most.min(pair(crowded)) } else { most };
    bytes > 0 && bytes <= most
}

/// How many parts of `part` bytes a call with so many bytes joins, where ranks share CPUs: each is
/// scheduled for each exchange. The root of a broadcast runs ahead instead.
fn joined(op: CollOp, bytes: u64, part: u64) -> u64 {
    match bytes.div_ceil(part.max(1)) {
        _ if op == CollOp::Bcast => 1,
        0 | 1 => 1,
        2 => 2,
        _ => 4,
    }
}

/// Runs a call through the slab; `None`: the board has none, or it is too small for one element of
/// each rank, at all ranks alike.
///
/// # Errors
/// A lost rank, one that takes part in another call, or an error of the operation.
pub(super) fn run(
    board: &mut dyn Board,
    (comm, crowded): (&Comm, bool),
    call: &CollCall<'_>,
    bytes: u64,
) -> Result<Option<()>> {
    let (me, ranks, room) = (comm.rank(), comm.size(), board.long_room());
    let parts = if crowded { joined(call.op(), bytes, room) } else { 1 };
    let part = room * parts;
    let rooms = vec![Shared::EMPTY; ranks as usize];
    let errors = FirstError::default();
    let mut turn = Turn { board, me, ranks, parts, part, header: 0, rooms, errors };
    let unit = match call {
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
    if unit.saturating_mul(u64::from(ranks)) > part {
        return Ok(None);
    }
    turn.call(call)?;
    turn.errors.take().map(Some)
}

/// A rank at its board in one call.
struct Turn<'a> {
    board: &'a mut dyn Board,
    me: u32,
    ranks: u32,
    /// Parts of the slab that are joined.
    parts: u64,
    /// Bytes of what a rank has of the slab.
    part: u64,
    /// Stands before what each rank posts, and is the same at all.
    header: u64,
    /// What ranks have posted in the last exchange, of those that this rank reads.
    rooms: Vec<Shared>,
    /// Others take part in another call. The exchanges go on, so that nobody waits for this rank.
    errors: FirstError,
}

/// A reduction at one rank.
struct Reduction<'a> {
    op: &'a Op,
    dtype: &'a Datatype,
    /// This rank's vector, where the result does not overwrite it.
    own: Option<&'a TypedBuf>,
    /// Elements that are combined at a time.
    step: u64,
    /// For as many that do not lie in the slab as they do in the program.
    left: Option<TempBuf>,
    errors: FirstError,
}

impl Turn<'_> {
    fn call(&mut self, call: &CollCall<'_>) -> Result<()> {
        let me = self.me;
        let header = |bytes: u64| bytes << 8 | call.op() as u64;
        match call {
            CollCall::Bcast { buf, root } => {
                self.header = header(buf.packed_len());
                self.bcast(buf, *root)
            }
            CollCall::Gather { send, recv, root } => {
                let len = recv.as_ref().or(send.as_ref()).map_or(0, TypedBuf::packed_len);
                self.header = header(len);
                let into = recv.as_ref().filter(|_| is(*root, me));
                let place = into.map(|into| |rank| block(into, rank));
                self.collect(send.as_ref(), place, len)
            }
            CollCall::Allgather { send, recv } => {
                let len = recv.packed_len();
                self.header = header(len);
                self.collect(send.as_ref(), Some(|rank| block(recv, rank)), len)
            }
            CollCall::Allgatherv { send, recv } => {
                let longest = recv.counts.iter().max().unwrap_or(0).max(0) as u64;
                let len = longest * recv.base.dtype.size();
                self.header = header(len);
                self.collect(send.as_ref(), Some(|rank| recv.block(rank)), len)
            }
            CollCall::Scatter { send, recv, root } => {
                let len = send.as_ref().or(recv.as_ref()).map_or(0, TypedBuf::packed_len);
                self.header = header(len);
                self.scatter(send.as_ref(), recv.as_ref(), *root, len)
            }
            CollCall::Alltoall { send, recv } => {
                self.header = header(recv.packed_len());
                self.alltoall(send.as_ref(), recv)
            }
            _ => self.combining(call),
        }
    }

    /// Reductions.
    fn combining(&mut self, call: &CollCall<'_>) -> Result<()> {
        let (me, ranks) = (self.me, self.ranks);
        let header = |bytes: u64| bytes << 8 | call.op() as u64;
        match call {
            CollCall::Reduce { send, recv, op, root } => {
                let Some(data) = send.as_ref().or(recv.as_ref()) else { return Ok(()) };
                self.header = header(data.packed_len());
                let into = recv.as_ref().filter(|_| is(*root, me));
                self.reduce(send.as_ref(), data, into, (op, false))
            }
            CollCall::Allreduce { send, recv, op } => {
                self.header = header(recv.packed_len());
                let data = send.as_ref().unwrap_or(recv);
                self.reduce(send.as_ref(), data, Some(recv), (op, true))
            }
            CollCall::Scan { send, recv, op } => {
                self.header = header(recv.packed_len());
                let data = send.as_ref().unwrap_or(recv);
                self.whole(send.as_ref(), data, (Some(recv), 0..me + 1), op)
            }
            CollCall::Exscan { send, recv, op } => {
                self.header = header(recv.packed_len());
                let data = send.as_ref().unwrap_or(recv);
                self.whole(send.as_ref(), data, (Some(recv), 0..me), op)
            }
            CollCall::ReduceScatterBlock { send, recv, op } => {
                let starts: Vec<_> = (0..=u64::from(ranks)).map(|r| r * recv.count).collect();
                self.header = header(recv.packed_len() * u64::from(ranks));
                self.reduce_scatter(send.as_ref(), recv, &starts, op)
            }
            CollCall::ReduceScatter { send, recv, counts, op } => {
                let mut starts = vec![0];
                starts.extend(counts.iter().scan(0, |at, count| {
                    *at += count.max(0) as u64;
                    Some(*at)
                }));
                let total = starts.last().copied().unwrap_or(0);
                self.header = header(total * recv.dtype.size());
                self.reduce_scatter(send.as_ref(), recv, &starts, op)
            }
            _ => Ok(()),
        }
    }

    /// [`Exchange::exchange_long`](hawser_board::contract::Exchange::exchange_long) of what
    /// stands behind the headers, which have to be the same; then the rooms of the ranks `of` can
    /// be read.
    fn exchange(&mut self, of: Range<u32>, write: impl FnOnce(&Shared) -> u64) -> Result<()> {
        let (header, own, mut write) = (self.header, self.header.to_le_bytes(), Some(write));
        let (rooms, errors) = (&mut self.rooms, &mut self.errors);
        self.board.exchange_long(
            of,
            self.parts,
            &mut |room, long| {
                room[..HEADER].copy_from_slice(&own);
                write.take().map_or(0, |write| write(long))
            },
            &mut |rank, room, long| {
                let found = room.first_chunk().map_or(0, |found| u64::from_le_bytes(*found));
                rooms[rank as usize] = if found == header { *long } else { Shared::EMPTY };
                if found != header {
                    errors.note(mismatch(header, rank, found));
                }
            },
        )
    }

    /// What a rank has posted.
    fn room(&self, rank: u32) -> &Shared {
        &self.rooms[rank as usize]
    }

    fn bcast(&mut self, buf: &TypedBuf, root: Root) -> Result<()> {
        for (at, len) in pieces(buf.packed_len(), STREAM.min(self.part)) {
            match root {
                Root::Rank(root) if root != self.me => {
                    self.exchange(root..root + 1, |_| 0)?;
                    self.room(root).take(0, &buf.range(at, len));
                }
                _ => self.exchange(0..0, |long| {
                    long.put(0, &buf.range(at, len));
                    len
                })?,
            }
        }
        Ok(())
    }

    /// Gather and allgather of blocks of at most `len` bytes, at ranks without places for them only
    /// giving. Without `send` the own block is where it belongs.
    fn collect(
        &mut self,
        send: Option<&TypedBuf>,
        into: Option<impl Fn(u32) -> TypedBuf>,
        len: u64,
    ) -> Result<()> {
        let (me, ranks) = (self.me, self.ranks);
        let own = match (send, &into) {
            (Some(send), _) => Some(send.clone()),
            (None, into) => into.as_ref().map(|into| into(me)),
        };
        let of = if into.is_some() { 0..ranks } else { 0..0 };
        for (at, len) in pieces(len, self.part) {
            self.exchange(of.clone(), |long| {
                let Some(own) = &own else { return 0 };
                long.put(0, &own.range(at, len));
                len
            })?;
            let Some(into) = &into else { continue };
            for rank in others(me, ranks) {
                self.room(rank).take(0, &into(rank).range(at, len));
            }
        }
        if let (Some(send), Some(into)) = (send, into) {
            into(me).copy_from(send);
        }
        Ok(())
    }

    fn scatter(
        &mut self,
        send: Option<&TypedBuf>,
        recv: Option<&TypedBuf>,
        root: Root,
        len: u64,
    ) -> Result<()> {
        let (me, ranks, most) = (self.me, self.ranks, self.share());
        for (at, len) in pieces(len, most) {
            let lies = |rank: u32| u64::from(rank) * most;
            match (root, send) {
                (Root::Rank(root), _) if root != me => {
                    self.exchange(root..root + 1, |_| 0)?;
                    if let Some(recv) = recv {
                        self.room(root).take(lies(me), &recv.range(at, len));
                    }
                }
                (_, Some(send)) => self.exchange(0..0, |long| {
                    for rank in others(me, ranks) {
                        long.put(lies(rank), &block(send, rank).range(at, len));
                    }
                    lies(ranks - 1) + len
                })?,
                (_, None) => self.exchange(0..0, |_| 0)?,
            }
        }
        if let (true, Some(send), Some(recv)) = (is(root, me), send, recv) {
            recv.copy_from(&block(send, me));
        }
        Ok(())
    }

    /// Bytes of a rank's part of the slab for each rank.
    fn share(&self) -> u64 {
        let share = self.part / u64::from(self.ranks);
        if share >= 64 { share - share % 64 } else { share }
    }

    /// The own block is put where it belongs at the end: in place it is there.
    fn alltoall(&mut self, send: Option<&TypedBuf>, recv: &TypedBuf) -> Result<()> {
        let (me, ranks, most) = (self.me, self.ranks, self.share());
        let input = send.unwrap_or(recv);
        for (at, len) in pieces(recv.packed_len(), most) {
            let lies = |rank: u32| u64::from(rank) * most;
            self.exchange(0..ranks, |long| {
                for rank in others(me, ranks) {
                    long.put(lies(rank), &block(input, rank).range(at, len));
                }
                lies(ranks - 1) + len
            })?;
            for rank in others(me, ranks) {
                self.room(rank).take(lies(me), &block(recv, rank).range(at, len));
            }
        }
        if let Some(send) = send {
            block(recv, me).copy_from(&block(send, me));
        }
        Ok(())
    }

    /// Reduce and allreduce of `data`, which is `send`, or what the result overwrites.
    fn reduce(
        &mut self,
        send: Option<&TypedBuf>,
        data: &TypedBuf,
        into: Option<&TypedBuf>,
        (op, all): (&Op, bool),
    ) -> Result<()> {
        let (len, others) = (data.packed_len(), u64::from(self.ranks.saturating_sub(2)));
        // What one rank evaluates, the others do not wait for.
        if others == 0 || if all { len.saturating_mul(others) <= WHOLE } else { len <= WHOLE_ROOT }
        {
            let of = if into.is_some() { 0..self.ranks } else { 0..0 };
            self.whole(send, data, (into, of), op)
        } else {
            self.sliced(send, data, into, op)
        }
    }

    /// Each rank with a result combines the vectors of all ranks `of`.
    fn whole(
        &mut self,
        send: Option<&TypedBuf>,
        data: &TypedBuf,
        (into, of): (Option<&TypedBuf>, Range<u32>),
        op: &Op,
    ) -> Result<()> {
        let (me, size) = (self.me, data.dtype.size());
        let most = self.part / size;
        let mut reduction = Reduction::new(op, &data.dtype, send);
        for (at, n) in pieces(data.count, most) {
            self.exchange(of.clone(), |long| {
                long.put(0, &data.range(at * size, n * size));
                n * size
            })?;
            if let Some(into) = into {
                let from = From { rooms: &self.rooms, me, of: of.clone(), lies: 0, at };
                reduction.combine(&from, &into.block(at as i64, n));
            }
        }
        reduction.errors.take()
    }

    /// Each rank combines a slice of the vectors of all, and posts it.
    fn sliced(
        &mut self,
        send: Option<&TypedBuf>,
        data: &TypedBuf,
        into: Option<&TypedBuf>,
        op: &Op,
    ) -> Result<()> {
        let (me, ranks, size) = (self.me, self.ranks, data.dtype.size());
        let most = self.part / size;
        let longest = most.min(data.count).div_ceil(u64::from(ranks));
        let mut reduction = Reduction::new(op, &data.dtype, send);
        let room = match into {
            Some(_) => None,
            None => reduction.memory(longest),
        };
        let takers = if into.is_some() { 0..ranks } else { 0..0 };
        for (at, n) in pieces(data.count, most) {
            let (skip, own) = cut(n, ranks, me);
            let result = match (into, &room) {
                (Some(into), _) => Some(into.block((at + skip) as i64, own)),
                (None, room) => room.as_ref().map(|room| room.typed().block(0, own)),
            };
            self.exchange(0..ranks, |long| {
                long.put(0, &data.range(at * size, n * size));
                n * size
            })?;
            let of = 0..ranks;
            let from = From { rooms: &self.rooms, me, of, lies: skip * size, at: at + skip };
            if let Some(result) = &result {
                reduction.combine(&from, result);
            }
            self.exchange(takers.clone(), |long| {
                let Some(result) = &result else { return 0 };
                long.put(0, &result.message());
                own * size
            })?;
            let Some(into) = into else { continue };
            for rank in others(me, ranks) {
                let (skip, len) = cut(n, ranks, rank);
                self.room(rank).take(0, &into.range((at + skip) * size, len * size));
            }
        }
        reduction.errors.take()
    }

    /// Each rank combines its block, which begins at element `starts[rank]` of all vectors.
    fn reduce_scatter(
        &mut self,
        send: Option<&TypedBuf>,
        recv: &TypedBuf,
        starts: &[u64],
        op: &Op,
    ) -> Result<()> {
        let (me, ranks, size) = (self.me, self.ranks, recv.dtype.size());
        let blocks: Vec<_> = starts.windows(2).map(|w| (w[0], w[1] - w[0])).collect();
        let total = starts.last().copied().unwrap_or(0);
        let data = send.unwrap_or(recv).block(0, total);
        let longest = blocks.iter().map(|block| block.1).max().unwrap_or(0);
        let most = (self.part / u64::from(ranks) / size).max(1);
        let mut reduction = Reduction::new(op, &recv.dtype, send);
        let (start, count) = blocks.get(me as usize).copied().unwrap_or_default();
        // In place the result would overwrite the first blocks before all of them were given.
        let kept = match send {
            None => reduction.memory(count),
            Some(_) => None,
        };
        let result = match send {
            None => kept.as_ref().map(TempBuf::typed),
            Some(_) => Some(recv),
        };
        for (at, _) in pieces(longest, most) {
            let lies = |rank: u64| rank * most * size;
            let piece = |count: u64| count.saturating_sub(at).min(most);
            self.exchange(0..ranks, |long| {
                for (rank, &(start, count)) in (0..).zip(&blocks) {
                    let from = data.range((start + at) * size, piece(count) * size);
                    long.put(lies(rank), &from);
                }
                lies(u64::from(ranks) - 1) + piece(longest) * size
            })?;
            let (of, lies) = (0..ranks, lies(u64::from(me)));
            let from = From { rooms: &self.rooms, me, of, lies, at: start + at };
            if let Some(result) = result {
                reduction.combine(&from, &result.block(at as i64, piece(count)));
            }
        }
        if let Some(kept) = &kept {
            recv.block(0, count).copy_from(kept.typed());
        }
        reduction.errors.take()
    }
}

/// Where the elements of a reduction are.
struct From<'a> {
    rooms: &'a [Shared],
    me: u32,
    of: Range<u32>,
    /// Their first byte in each room.
    lies: u64,
    /// The first of them in the vectors.
    at: u64,
}

impl<'a> Reduction<'a> {
    fn new(op: &'a Op, dtype: &'a Datatype, own: Option<&'a TypedBuf>) -> Reduction<'a> {
        let step = (STEP / dtype.size().max(1)).max(1);
        let (left, errors) = (None, FirstError::default());
        let mut reduction = Reduction { op, dtype, own, step, left, errors };
        if !dtype.is_contiguous() {
            reduction.left = reduction.memory(step);
        }
        reduction
    }

    /// Memory for so many elements. `None`: there is none, which this rank tells at the end: the
    /// others wait for its posts.
    fn memory(&mut self, count: u64) -> Option<TempBuf> {
        TempBuf::new(count, self.dtype).map_err(|error| self.errors.note(error)).ok()
    }

    /// Combines the elements of all ranks in `into`, from the last rank to the first, as many at a
    /// time as stay in the nearest cache.
    fn combine(&mut self, from: &From<'_>, into: &TypedBuf) {
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

    fn operand(&mut self, from: &From<'_>, rank: u32, skip: u64, into: &TypedBuf) {
        let own = self.own.filter(|_| rank == from.me);
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
        let left = own.or_else(|| match &self.left {
            Some(left) => {
                let left = left.typed().block(0, into.count);
                room.take(lies, &left.message());
                Some(left)
            }
            None => room.elements(lies, into.count, self.dtype),
        });
        if let Some(Err(error)) = left.map(|left| self.op.apply(&left, into)) {
            self.errors.note(error);
        }
    }
}

/// The ranks but `me`, from the next one on: not all read of one at the same time.
fn others(me: u32, ranks: u32) -> impl Iterator<Item = u32> {
    (me + 1..ranks).chain(0..me)
}

/// Cuts `len` into pieces of `most`: (begin, length) of each.
fn pieces(len: u64, most: u64) -> impl Iterator<Item = (u64, u64)> {
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
