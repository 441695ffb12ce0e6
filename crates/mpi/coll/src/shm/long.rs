//! Calls that do not fit a board, through its slab: in pieces as long as a rank's part of it.
//!
//! Each exchange of the board has its part of the slab, so what keeps its slots apart keeps these
//! apart, too. Everybody copies a piece in; then each rank reads what it needs where it lies.
//! Reductions of few ranks or short vectors are evaluated by all who need the result; in others
//! each rank evaluates one slice of the piece, in rank order, and posts it in a second exchange.
//!
//! Where ranks have left the node whole parts of a slab are sent to each of the others: a call in
//! which each reads a share of them goes by messages of its own instead.

use std::ops::Range;

use hawser_board::contract::Board;
use hawser_core::buf::TypedBuf;
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{CollCall, CollOp, Root};
use hawser_core::error::Result;
use hawser_core::exposed::Shared;
use hawser_core::op::Op;
use hawser_core::temp::TempBuf;

use super::calls::{APART, HEADER, block, is, mismatch};
use super::rows::{ExchangeRow, Operands, Reduction, others, pieces, unit};
use crate::exec::FirstError;

/// Bytes below which parts of a slab are short.
const SHORT: u64 = 64 << 10;
/// Bytes up to which two ranks use a slab but for scans. Messages of more go round in more memory,
/// whose lines are in neither's own cache when they are written again; ranks that share CPUs have
/// one cache, and are scheduled more often for messages. Where both give, each writes into lines
/// that the other has read; where only one does, it fills memory ahead of its reader, which
/// messages do better.
pub(super) fn pair(op: CollOp, crowded: bool) -> u64 {
    let only_one_gives = matches!(
        op,
        CollOp::Bcast
            | CollOp::Reduce
            | CollOp::Gather
            | CollOp::Gatherv
            | CollOp::Scatter
            | CollOp::Scatterv
    );
    match (crowded, only_one_gives) {
        (true, _) => 16 << 10,
        (false, true) => 2 << 10,
        (false, false) => 32 << 10,
    }
}
/// Most ranks of a scan that do not share CPUs: each reads the vectors of all before it.
const SCAN_RANKS: u32 = 4;

/// Most CPUs that ranks share where a scan is passed on from rank to rank: about two of them work
/// at the same time, however many there are. And where long blocks of an alltoall or a
/// reduce-scatter are copied twice: that takes less of them than a scheduling for each message.
const FEW_CPUS: u32 = 4;
/// Bytes of a block of an alltoall up to which ranks that share few CPUs were measured to be faster
/// through a slab.
pub(super) const FEW_CPUS_BLOCK: u64 = 1 << 20;
/// Bytes of a call in flight up to which long rooms were measured to be faster than messages.
const IN_FLIGHT: u64 = 4 << 20;

/// Bytes of an allreduce in flight between two ranks with a CPU each that was measured to be faster
/// through a long room than by messages.
const PAIR_IN_FLIGHT: u64 = 16 << 10;

/// True when a call in flight with so many bytes goes through long rooms of `part` bytes. Each rank
/// that shares its CPU is then scheduled once or twice for a piece, and not for each message.
pub(super) fn suits_in_flight(
    op: CollOp,
    (ranks, crowded): (u32, bool),
    bytes: u64,
    part: u64,
) -> bool {
    let most = match (op, crowded) {
        (CollOp::Bcast | CollOp::Reduce | CollOp::Allreduce, true) if ranks > 2 => IN_FLIGHT,
        (CollOp::Allreduce, false) if ranks == 2 => PAIR_IN_FLIGHT,
        _ => 0,
    };
    bytes > 0 && bytes <= if part < SHORT { most.min(part * 8) } else { most }
}

/// True where more than two ranks share so few CPUs that long blocks are copied twice rather than
/// sent in a message each.
pub(super) fn few_cpus(ranks: u32, cpus: Option<u32>) -> bool {
    ranks > 2 && cpus.is_some_and(|cpus| cpus <= FEW_CPUS)
}

/// True when a call with vectors, or (longest) blocks, of so many bytes goes through a slab with
/// parts of `part` bytes: where the messages of `basic` were not measured to be faster. These are
/// where most of the data has one reader, which can read the sender's memory itself; but for ranks
/// that share few CPUs.
pub(crate) fn suits(op: CollOp, ranks: u32, bytes: u64, part: u64, cpus: Option<u32>) -> bool {
    let (p, crowded) = (u64::from(ranks), cpus.is_some());
    let few_cpus = few_cpus(ranks, cpus);
    // Short parts cost many exchanges.
    let short = part < SHORT;
    let (block, vector) = if short { (part / 8, part * 8) } else { (part / 4, u64::MAX) };
    let most = match op {
        CollOp::Bcast | CollOp::Allgather | CollOp::Allgatherv => vector,
        CollOp::Gather => part,
        CollOp::Scatter => part / p,
        CollOp::Alltoall if short => block,
        CollOp::Alltoall if few_cpus => FEW_CPUS_BLOCK,
        CollOp::Alltoall => block_most(ranks, part),
        CollOp::Allreduce => vector,
        CollOp::Reduce if ranks < 8 && !crowded => part * 4,
        CollOp::Reduce => vector,
        CollOp::ReduceScatterBlock | CollOp::ReduceScatter if few_cpus && !short => vector,
        CollOp::ReduceScatterBlock | CollOp::ReduceScatter => block * p,
        CollOp::Scan | CollOp::Exscan if few_cpus => vector,
        CollOp::Scan | CollOp::Exscan if ranks <= SCAN_RANKS => part * p,
        _ => 0,
    };
    let is_scan = matches!(op, CollOp::Scan | CollOp::Exscan);
    let most = if ranks == 2 && !is_scan { most.min(pair(op, crowded)) } else { most };
    // A saturated sum is no length.
    bytes > 0 && bytes <= most && bytes < u64::MAX
}

/// True for blocks most of which are much shorter than the longest: a slab has as much room for
/// each of them.
pub(super) fn is_uneven(call: &CollCall<'_>) -> bool {
    let CollCall::ReduceScatter { counts, .. } = call else { return false };
    let counts = counts.iter().map(|count| u128::from(count.max(0) as u64));
    let (longest, all, blocks) =
        counts.fold((0, 0, 0), |(longest, all, n), count| (count.max(longest), all + count, n + 1));
    longest * blocks > 4 * all
}

/// Bytes of a block of an alltoall up to which messages are not faster, where parts are not short.
fn block_most(ranks: u32, part: u64) -> u64 {
    (part / 4).max(u64::from(ranks) * part / 32)
}

/// How many parts of `part` bytes a call with so many bytes joins, where ranks share CPUs: each is
/// scheduled for each exchange. The root of a broadcast runs ahead instead.
fn joined(op: CollOp, ranks: u32, bytes: u64, part: u64) -> u64 {
    let is_long = op == CollOp::Alltoall && part >= SHORT && bytes > block_most(ranks, part);
    let posted = if is_long { bytes.saturating_mul(u64::from(ranks)) } else { bytes };
    match posted.div_ceil(part.max(1)) {
        _ if op == CollOp::Bcast => 1,
        0 | 1 => 1,
        2 => 2,
        _ => 4,
    }
}

/// Runs a call through the slab; `None`: the board has none, it is too small for one element of
/// each rank, or ranks have left the node, at all ranks alike.
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
    let parts = if crowded { joined(call.op(), ranks, bytes, room) } else { 1 };
    let part = room * parts;
    let rooms = vec![Shared::EMPTY; ranks as usize];
    let errors = FirstError::default();
    let mut turn = Turn { board, me, ranks, parts, part, header: 0, rooms, errors, apart: false };
    if unit(call, ranks) > part {
        return Ok(None);
    }
    turn.call(call)?;
    let done = (!turn.apart).then_some(());
    turn.errors.take().map(|()| done)
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
    /// See [`APART`]: whether this rank says so, after the first exchange whether any rank does.
    apart: bool,
}

impl Turn<'_> {
    fn call(&mut self, call: &CollCall<'_>) -> Result<()> {
        let me = self.me;
        let header = |bytes: u64| bytes << 8 | call.op() as u64;
        match call {
            CollCall::Bcast { buf, .. } => {
                self.header = header(buf.packed_len());
                self.follow(ExchangeRow::of(call, me, self.ranks, self.part))
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
            CollCall::Reduce { send, recv, .. } => {
                let Some(data) = send.as_ref().or(recv.as_ref()) else { return Ok(()) };
                self.header = header(data.packed_len());
                self.follow(ExchangeRow::of(call, me, ranks, self.part))
            }
            CollCall::Allreduce { recv, .. } => {
                self.header = header(recv.packed_len());
                self.follow(ExchangeRow::of(call, me, ranks, self.part))
            }
            CollCall::Scan { send, recv, op } | CollCall::Exscan { send, recv, op } => {
                self.header = header(recv.packed_len());
                let includes = call.op() == CollOp::Scan;
                if self.board.takes_turns() {
                    return self.scan_in_turn(send.as_ref(), recv, op, includes);
                }
                self.follow(ExchangeRow::of(call, me, ranks, self.part))
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
        let (header, gives_none) = (self.header, self.apart);
        let own = (header | if gives_none { APART } else { 0 }).to_le_bytes();
        let mut write = Some(write).filter(|_| !gives_none);
        let (rooms, errors, apart) = (&mut self.rooms, &mut self.errors, &mut self.apart);
        self.board.exchange_long(
            of,
            self.parts,
            &mut |room, long| {
                room[..HEADER].copy_from_slice(&own);
                write.take().map_or(0, |write| write(long))
            },
            &mut |rank, room, long| {
                let first = room.first_chunk().map_or(0, |first| u64::from_le_bytes(*first));
                let found = first & !APART;
                rooms[rank as usize] = if found == header { *long } else { Shared::EMPTY };
                if found == header {
                    *apart |= found != first;
                } else {
                    errors.note(mismatch(header, rank, found));
                }
            },
        )
    }

    /// The same where each rank posts when the one before has: `write` gets the room of that one,
    /// if there is any and it takes part in this call. `None`: it cannot post what is expected.
    fn in_turn(
        &mut self,
        mut write: impl FnMut(Option<&Shared>, &Shared) -> Option<u64>,
    ) -> Result<()> {
        let (header, own, me) = (self.header, self.header.to_le_bytes(), self.me);
        let errors = &mut self.errors;
        self.board.long_in_turn(self.parts, &mut |before, room, long| {
            let found = before.map(|(room, _)| room.first_chunk());
            let found = found.map(|found| found.map_or(0, |found| u64::from_le_bytes(*found)));
            let other = found.filter(|found| *found != header);
            if let Some(found) = other {
                errors.note(mismatch(header, me - 1, found));
            }
            let bytes = write(before.filter(|_| other.is_none()).map(|(_, long)| long), long);
            room[..HEADER].copy_from_slice(if bytes.is_some() { &own } else { &[0; HEADER] });
            bytes.unwrap_or(0)
        })
    }

    /// Each rank reads the posts of all in the first exchange, and a share of each: see [`APART`].
    fn shares(&mut self) {
        self.apart = self.board.posts_by_messages();
    }

    /// Goes through the exchanges of a row.
    fn follow(&mut self, row: Option<ExchangeRow>) -> Result<()> {
        let Some(mut row) = row else { return Ok(()) };
        if row.is_sliced() {
            self.shares();
        }
        while let Some(of) = row.reads() {
            self.exchange(of, |long| row.write(long))?;
            if self.apart {
                return Ok(());
            }
            row.read(&self.rooms);
        }
        row.end()
    }

    /// What a rank has posted.
    fn room(&self, rank: u32) -> &Shared {
        &self.rooms[rank as usize]
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
        self.shares();
        for (at, len) in pieces(recv.packed_len(), most) {
            let lies = |rank: u32| u64::from(rank) * most;
            self.exchange(0..ranks, |long| {
                for rank in others(me, ranks) {
                    long.put(lies(rank), &block(input, rank).range(at, len));
                }
                lies(ranks - 1) + len
            })?;
            if self.apart {
                return Ok(());
            }
            for rank in others(me, ranks) {
                self.room(rank).take(lies(me), &block(recv, rank).range(at, len));
            }
        }
        if let Some(send) = send {
            block(recv, me).copy_from(&block(send, me));
        }
        Ok(())
    }

    /// A scan in which each rank adds its vector to what the one before has posted, and posts that:
    /// all together read a vector each. A rank goes on to the next piece while the ranks behind it
    /// are at this one, as long as the slab has room for it.
    fn scan_in_turn(
        &mut self,
        send: Option<&TypedBuf>,
        recv: &TypedBuf,
        op: &Op,
        includes: bool,
    ) -> Result<()> {
        let (size, is_read) = (recv.dtype.size(), self.me + 1 < self.ranks);
        let mut reduction = Reduction::new(op, &recv.dtype, None);
        let step = reduction.step;
        // What is posted is not the result.
        let apart = if includes { None } else { reduction.memory(step) };
        for (at, n) in pieces(recv.count, self.part / size) {
            self.in_turn(|before, long| {
                for (skip, n) in pieces(n, step) {
                    let block = |of: &TypedBuf| of.block((at + skip) as i64, n);
                    let (own, lies) = (send.map(block), skip * size);
                    let sum = match &apart {
                        Some(apart) => apart.typed().block(0, n),
                        None if includes => block(recv),
                        // Without memory there is no result.
                        None => return None,
                    };
                    match own {
                        Some(own) => sum.copy_from(&own),
                        None if !includes => sum.copy_from(&block(recv)),
                        None => {}
                    }
                    if let Some(before) = before {
                        reduction.add(before, lies, &sum);
                        if !includes {
                            before.take(lies, &block(recv).message());
                        }
                    }
                    if is_read {
                        long.put(lies, &sum.message());
                    }
                }
                Some(if is_read { n * size } else { 0 })
            })?;
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
        self.shares();
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
            if self.apart {
                return Ok(());
            }
            let (of, lies) = (0..ranks, lies(u64::from(me)));
            let from = Operands { rooms: &self.rooms, me, of, lies, at: start + at };
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

#[cfg(test)]
mod tests {
    use hawser_core::buf::Ints;
    use hawser_core::op::Builtin;
    use hawser_datatype::{Datatype, Scalar};

    use super::*;

    /// By messages of point to point two megabytes took two to four times as long.
    #[test]
    fn calls_in_flight_of_megabytes_go_through_long_rooms() {
        let suits = |bytes, part| suits_in_flight(CollOp::Allreduce, (4, true), bytes, part);
        assert!(suits(4 << 20, 64 << 10) && !suits((4 << 20) + 1, 64 << 10));
        assert!(suits(128 << 10, 16 << 10) && !suits(1 << 20, 16 << 10));
    }

    /// By messages four ranks on two CPUs took three times a peer's time for blocks of 64 KB.
    #[test]
    fn long_blocks_of_ranks_that_share_few_cpus_go_through_the_slab() {
        let (op, part) = (CollOp::Alltoall, 64 << 10);
        for (ranks, bytes) in [(3, 64 << 10), (4, 64 << 10), (16, 64 << 10), (16, 1 << 20)] {
            assert!(suits(op, ranks, bytes, part, Some(2)), "{ranks}, {bytes}");
            assert!(!suits(op, ranks, bytes, part, Some(64)), "{ranks}, {bytes}");
            assert!(!suits(op, ranks, bytes, part, None), "{ranks}, {bytes}");
            assert!(!suits(op, ranks, bytes, 16 << 10, Some(2)), "{ranks}, {bytes}");
        }
        assert!(!suits(op, 2, 64 << 10, part, Some(1)));
        assert!(!suits(op, 16, (1 << 20) + 1, part, Some(2)));
        // Four parts are one block of each rank for each.
        assert_eq!(joined(op, 4, 64 << 10, part), 4);
        assert_eq!(joined(op, 16, 64 << 10, part), 4);
        assert_eq!(joined(op, 16, 16 << 10, part), 1);
        assert_eq!(joined(op, 33, 16 << 10, 16 << 10), 1);
        // All blocks of a reduce-scatter together have so many bytes.
        for op in [CollOp::ReduceScatter, CollOp::ReduceScatterBlock] {
            assert!(suits(op, 4, 16 << 20, part, Some(2)) && !suits(op, 4, 1 << 20, part, None));
            assert!(!suits(op, 4, 16 << 20, 16 << 10, Some(2)));
        }
    }

    #[test]
    fn one_long_block_makes_blocks_uneven() {
        let byte = Datatype::scalar(Scalar::Byte);
        let data = TempBuf::new(1, &byte).expect("memory");
        let op = Op::builtin(Builtin::Sum);
        let uneven = |counts: &[i64]| {
            let (recv, counts) = (data.typed().clone(), Ints::I64(counts));
            is_uneven(&CollCall::ReduceScatter { send: None, recv, counts, op: Op::clone(op) })
        };
        assert!(!uneven(&[5, 5, 5, 5, 5]) && !uneven(&[0; 4]) && !uneven(&[9, 0, 0, 0]));
        assert!(uneven(&[900, 0, 0, 0, 0]) && uneven(&[i64::MAX, 1, 1, 1, 1, 1, 1, 1]));
    }

    /// Two ranks on CPUs of their own: by messages an allreduce of 4 KB took twice as long, and a
    /// broadcast through the slab a third longer.
    #[test]
    fn two_ranks_exchange_longer_blocks_through_the_slab() {
        let part = 64 << 10;
        assert!(suits(CollOp::Allreduce, 2, 32 << 10, part, None));
        assert!(!suits(CollOp::Allreduce, 2, (32 << 10) + 1, part, None));
        assert!(!suits(CollOp::Bcast, 2, 4 << 10, part, None));
        assert!(suits(CollOp::Bcast, 2, 16 << 10, part, Some(1)));
        let in_flight = |op, crowded, bytes| suits_in_flight(op, (2, crowded), bytes, part);
        assert!(in_flight(CollOp::Allreduce, false, 16 << 10));
        assert!(!in_flight(CollOp::Allreduce, false, (16 << 10) + 1));
        assert!(!in_flight(CollOp::Bcast, false, 4 << 10));
        assert!(!in_flight(CollOp::Allreduce, true, 4 << 10));
        assert!(suits_in_flight(CollOp::Bcast, (4, true), 1 << 20, part));
        assert!(!suits_in_flight(CollOp::Bcast, (4, true), 0, part));
        assert!(!suits_in_flight(CollOp::Bcast, (4, false), 4 << 10, part));
    }
}
