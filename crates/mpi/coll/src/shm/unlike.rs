//! Calls with blocks of unlike lengths, of which each rank knows its own only: gatherv, scatterv
//! and alltoallv.
//!
//! A rank that gives data posts all of it where it fits its room, or else its part of the slab, and
//! a mark where it does not: what is marked goes by messages. A block that fits no room is known to
//! come by a message without a look.

use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering};

use hawser_board::contract::Exchange;
use hawser_core::buf::{Ints, TypedBuf, UserBuf};
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{CollCall, CollOp, Root, VBuf};
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::exposed::Shared;

use super::calls::{HEADER, mismatch};
use super::long::pair;
use crate::basic::Basic;
use crate::exec::FirstError;

/// The operations that are served here.
pub(crate) const UNLIKE: [CollOp; 3] = [CollOp::Gatherv, CollOp::Scatterv, CollOp::Alltoallv];

/// Stands in the place of the length where the data goes by messages.
const BY_MESSAGES: u64 = u64::MAX >> 8;
/// Bytes of an entry in the list of where blocks end, which stands before several blocks.
const ENTRY: usize = size_of::<u16>();
/// Most bytes that such a list can tell of.
const LISTED: u64 = u16::MAX as u64;
/// Most calls in a row that do not look whether their blocks have become short.
const PATIENCE: u32 = 64;

/// When an exchange of blocks is tried at the board: all ranks see whether anybody's blocks were
/// too long, so all come to the same answer.
#[derive(Debug, Default)]
pub(super) struct BoardRetry {
    /// Calls that go by messages before the next try.
    rest: AtomicU32,
    /// How many there were the last time.
    last: AtomicU32,
}

// Relaxed everywhere: calls of a communicator come one after the other.
impl BoardRetry {
    fn tries(&self) -> bool {
        let rest = self.rest.load(Ordering::Relaxed);
        self.rest.store(rest.saturating_sub(1), Ordering::Relaxed);
        rest == 0
    }

    fn learn(&self, too_long: bool) {
        let last = if too_long { self.last.load(Ordering::Relaxed) } else { 0 };
        let next = if too_long { (2 * last).clamp(1, PATIENCE) } else { 0 };
        self.last.store(next, Ordering::Relaxed);
        self.rest.store(next, Ordering::Relaxed);
    }
}

/// True where the call may go to the board. All ranks ask for each call.
pub(super) fn suits(call: &CollCall<'_>, patience: &BoardRetry) -> bool {
    match call {
        CollCall::Gatherv { .. } | CollCall::Scatterv { .. } => true,
        // In place, what came would overwrite what a message has yet to carry.
        CollCall::Alltoallv { send, .. } => send.is_some() && patience.tries(),
        _ => false,
    }
}

/// Runs a call that [`suits`], with messages of this tag for what does not fit `room` bytes.
///
/// # Errors
/// A lost rank, one that takes part in another call, or those of messages.
pub(super) fn run(
    board: &mut dyn Exchange,
    (comm, basic): (&Comm, &Basic),
    call: &CollCall<'_>,
    (tag, room): (u32, usize),
    patience: &BoardRetry,
) -> Result<()> {
    let (me, ranks, op) = (comm.rank(), comm.size(), call.op() as u64);
    let errors = FirstError::default();
    let most = if ranks == 2 { pair(basic.is_crowded()) } else { u64::MAX };
    let long = board.long_room().min(most).min(LISTED);
    let room = Rooms { short: room, long };
    let mut turn = Turn { board, comm, basic, me, ranks, op, tag, room, errors };
    match call {
        CollCall::Gatherv { send, recv, root } => match (recv, *root == Root::Rank(me)) {
            (Some(recv), true) => turn.gather(send.as_ref(), recv)?,
            _ => turn.give(send.as_ref(), *root)?,
        },
        CollCall::Scatterv { send, recv, root } => match (send, *root) {
            (_, Root::Rank(root)) if root != me => turn.take(recv.as_ref(), root)?,
            (Some(send), _) => turn.scatter(send, recv.as_ref())?,
            (None, _) => turn.exchange(0..0, None, 0, |_, _| {}, |_, _, _| {})?,
        },
        CollCall::Alltoallv { send: Some(send), recv } => turn.alltoall(send, recv, patience)?,
        _ => {}
    }
    turn.errors.take()
}

/// What a rank has posted.
struct Found<'a> {
    /// Bytes of the data.
    len: u64,
    /// Where blocks end, if there are several.
    list: Listed<'a>,
    data: Data<&'a [u8]>,
}

/// A rank at its board in one call.
struct Turn<'a> {
    board: &'a mut dyn Exchange,
    comm: &'a Comm,
    basic: &'a Basic,
    me: u32,
    ranks: u32,
    op: u64,
    tag: u32,
    room: Rooms,
    /// What goes wrong with others does not keep this rank from playing its part.
    errors: FirstError,
}

/// The counts of those ranks that `stay` names, and nothing for the others.
fn only(of: &VBuf<'_>, stay: impl Fn(u32) -> bool) -> Vec<i64> {
    (0..).zip(of.counts.iter()).map(|(rank, count)| if stay(rank) { count } else { 0 }).collect()
}

/// The same blocks with other counts.
fn counted<'a>(of: &'a VBuf<'_>, counts: &'a [i64]) -> VBuf<'a> {
    let (base, displs) = (of.base.clone(), of.displs);
    VBuf { base, counts: Ints::I64(counts), displs }
}

/// What a rank can post.
#[derive(Clone, Copy)]
struct Rooms {
    /// Bytes of the room of its cell.
    short: usize,
    /// Bytes of its part of the slab that are of use; 0: the board has none.
    long: u64,
}

impl Rooms {
    /// So many bytes fit the room of a cell behind a list of `head` bytes.
    fn in_short(self, bytes: u64, head: usize) -> bool {
        self.short.checked_sub(HEADER + head).is_some_and(|room| bytes <= room as u64)
    }

    /// They fit there, or the part of a slab.
    fn fits(self, bytes: u64, head: usize) -> bool {
        self.in_short(bytes, head) || bytes <= self.long
    }
}

/// Data that a rank posts, or has posted.
enum Data<S> {
    /// It stands in the room of the cell, behind the list.
    Short(S),
    /// In the part of the slab.
    Long(Shared),
}

impl Data<&mut [u8]> {
    fn put(&mut self, at: usize, block: &UserBuf) {
        match self {
            Data::Short(data) => _ = block.drain(&mut data[at..at + block.len()]),
            Data::Long(long) => long.put(at as u64, block),
        }
    }
}

impl Data<&[u8]> {
    /// Puts what was posted there into its place, as far as there is room.
    fn fill(&self, errors: &mut FirstError, into: &UserBuf, rank: u32, lies: Range<usize>) {
        let most = into.len();
        if lies.len() > most {
            errors.note(err!(
                Truncate,
                "rank {rank} of the communicator sends {} bytes, and this rank receives {most}",
                lies.len()
            ));
        }
        let (begin, len) = (lies.start, lies.len().min(most));
        match self {
            _ if len == 0 => {}
            Data::Short(data) => {
                if let Some(data) = data.get(begin..begin + len) {
                    into.fill(data);
                }
            }
            Data::Long(long) => long.take(begin as u64, &into.range(0, len)),
        }
    }
}

/// A list of where blocks end.
struct Listed<'a>(&'a [u8]);

impl Listed<'_> {
    /// Bytes of the list of so many ranks.
    fn head(ranks: u32) -> usize {
        ranks as usize * ENTRY
    }

    /// Puts the blocks, one for each rank of the list.
    fn write(list: &mut [u8], data: &mut Data<&mut [u8]>, blocks: impl Fn(u32) -> Option<UserBuf>) {
        let mut end = 0;
        for (rank, entry) in (0..).zip(list.chunks_exact_mut(ENTRY)) {
            if let Some(block) = blocks(rank) {
                data.put(end, &block);
                end += block.len();
            }
            entry.copy_from_slice(&(end as u16).to_le_bytes());
        }
    }

    fn end(&self, rank: u32) -> usize {
        let entry = self.0.get(rank as usize * ENTRY..).and_then(<[u8]>::first_chunk);
        entry.map_or(0, |entry| usize::from(u16::from_le_bytes(*entry)))
    }

    /// Where the block of a rank lies.
    fn block(&self, rank: u32) -> Range<usize> {
        let begin = rank.checked_sub(1).map_or(0, |before| self.end(before));
        begin..self.end(rank).max(begin)
    }
}

impl Turn<'_> {
    /// Posts `len` bytes, which `write` puts behind a list of `head` bytes, or the mark, and gives
    /// `read` what the ranks `of` have posted: how many bytes, the list and the data; `None` for a
    /// mark.
    fn exchange(
        &mut self,
        of: Range<u32>,
        len: Option<u64>,
        head: usize,
        write: impl FnOnce(&mut [u8], Data<&mut [u8]>),
        mut read: impl FnMut(&mut FirstError, u32, Option<Found<'_>>),
    ) -> Result<()> {
        let (rooms, op) = (self.room, self.op);
        let own = len.unwrap_or(BY_MESSAGES) << 8 | op;
        let (errors, mut write) = (&mut self.errors, len.and(Some(write)));
        self.board.exchange_long(
            of,
            1,
            &mut |room, long| {
                room[..HEADER].copy_from_slice(&own.to_le_bytes());
                let (Some(write), Some(len)) = (write.take(), len) else { return 0 };
                let (list, data) = room[HEADER..].split_at_mut(head);
                let is_short = rooms.in_short(len, head);
                write(list, if is_short { Data::Short(data) } else { Data::Long(*long) });
                if is_short { 0 } else { len }
            },
            &mut |rank, room, long| {
                let Some((first, rest)) = room.split_first_chunk() else { return };
                let found = u64::from_le_bytes(*first);
                match found >> 8 {
                    _ if found & 0xff != op => errors.note(mismatch(own, rank, found)),
                    BY_MESSAGES => read(errors, rank, None),
                    len => {
                        let Some((list, data)) = rest.split_at_checked(head) else { return };
                        let is_short = rooms.in_short(len, head);
                        let data = if is_short { Data::Short(data) } else { Data::Long(*long) };
                        read(errors, rank, Some(Found { len, list: Listed(list), data }));
                    }
                }
            },
        )
    }

    /// What is left of a call, by messages.
    fn messages(&mut self, call: &CollCall<'_>) {
        if let Err(error) = self.basic.run_tagged(self.comm, self.tag, call) {
            self.errors.note(error);
        }
    }

    /// A rank of a gatherv that is not the root.
    fn give(&mut self, send: Option<&TypedBuf>, root: Root) -> Result<()> {
        let bytes = send.map_or(0, TypedBuf::packed_len);
        let fits = self.room.fits(bytes, 0);
        let write = |_: &mut [u8], mut data: Data<&mut [u8]>| {
            if let Some(send) = send {
                data.put(0, &send.message());
            }
        };
        self.exchange(0..0, fits.then_some(bytes), 0, write, |_, _, _| {})?;
        if !fits {
            self.messages(&CollCall::Gatherv { send: send.cloned(), recv: None, root });
        }
        Ok(())
    }

    fn gather(&mut self, send: Option<&TypedBuf>, recv: &VBuf<'_>) -> Result<()> {
        let (me, ranks, room) = (self.me, self.ranks, self.room);
        // What stays where it is, what comes by the board, and what by a message.
        let short = |rank| rank != me && room.fits(recv.block_len(rank), 0);
        let long = |rank| rank != me && !short(rank);
        if (0..ranks).any(long) {
            self.gather_by_messages(recv, long);
        }
        if let Some(send) = send {
            recv.elements(me).copy_from(&send.message());
        }
        let here = |rank: &u32| short(*rank) && recv.block_len(*rank) > 0;
        let (first, last) = ((0..ranks).find(here), (0..ranks).rfind(here));
        let of = first.zip(last).map_or(0..0, |(first, last)| first..last + 1);
        let mut late = Vec::new();
        self.exchange(
            of,
            Some(0),
            0,
            |_, _| {},
            |errors, rank, found| match found {
                _ if !here(&rank) => {}
                Some(Found { len, data, .. }) => {
                    data.fill(errors, &recv.elements(rank), rank, 0..len as usize);
                }
                None => late.push(rank),
            },
        )?;
        // Longer than this rank expects: their messages say so.
        if !late.is_empty() {
            self.gather_by_messages(recv, |rank| late.contains(&rank));
        }
        Ok(())
    }

    fn gather_by_messages(&mut self, recv: &VBuf<'_>, from: impl Fn(u32) -> bool) {
        let (counts, root) = (only(recv, from), Root::Rank(self.me));
        let recv = Some(counted(recv, &counts));
        self.messages(&CollCall::Gatherv { send: None, recv, root });
    }

    /// A rank of a scatterv that is not the root.
    fn take(&mut self, recv: Option<&TypedBuf>, root: u32) -> Result<()> {
        let (me, ranks) = (self.me, self.ranks);
        let recv = recv.filter(|recv| recv.packed_len() > 0);
        let head = Listed::head(ranks);
        let mut long = recv.is_some_and(|r| !self.room.fits(r.packed_len(), head));
        let of = if recv.is_some() && !long { root..root + 1 } else { 0..0 };
        self.exchange(
            of,
            Some(0),
            head,
            |_, _| {},
            |errors, _, found| match (found, recv) {
                (Some(Found { list, data, .. }), Some(recv)) => {
                    data.fill(errors, &recv.message(), root, list.block(me));
                }
                _ => long = true,
            },
        )?;
        if long {
            let (recv, root) = (recv.cloned(), Root::Rank(root));
            self.messages(&CollCall::Scatterv { send: None, recv, root });
        }
        Ok(())
    }

    /// Posts the blocks of all others, or the mark, and gives `read` what the ranks `of` have
    /// posted; whether the blocks fit.
    fn give_each(
        &mut self,
        of: Range<u32>,
        send: &VBuf<'_>,
        read: impl FnMut(&mut FirstError, u32, Option<Found<'_>>),
    ) -> Result<bool> {
        let (me, ranks) = (self.me, self.ranks);
        let others = (0..ranks).filter(|rank| *rank != me);
        let bytes = others.fold(0_u64, |all, rank| all.saturating_add(send.block_len(rank)));
        let head = Listed::head(ranks);
        let fits = self.room.fits(bytes, head);
        let blocks = |rank| (rank != me).then(|| send.elements(rank));
        let write = |list: &mut [u8], mut data: Data<&mut [u8]>| {
            Listed::write(list, &mut data, blocks);
        };
        self.exchange(of, fits.then_some(bytes), head, write, read)?;
        Ok(fits)
    }

    fn scatter(&mut self, send: &VBuf<'_>, recv: Option<&TypedBuf>) -> Result<()> {
        let me = self.me;
        let fits = self.give_each(0..0, send, |_, _, _| {})?;
        if !fits {
            let (counts, root) = (only(send, |rank| rank != me), Root::Rank(me));
            let send = Some(counted(send, &counts));
            self.messages(&CollCall::Scatterv { send, recv: None, root });
        }
        if let Some(recv) = recv {
            recv.message().copy_from(&send.elements(me));
        }
        Ok(())
    }

    fn alltoall(&mut self, send: &VBuf<'_>, recv: &VBuf<'_>, patience: &BoardRetry) -> Result<()> {
        let (me, ranks) = (self.me, self.ranks);
        // Whose blocks come by messages.
        let mut marked = Vec::new();
        let fits = self.give_each(0..ranks, send, |errors, rank, found| match found {
            _ if rank == me => {}
            Some(Found { list, data, .. }) => {
                data.fill(errors, &recv.elements(rank), rank, list.block(me));
            }
            None => marked.push(rank),
        })?;
        recv.elements(me).copy_from(&send.elements(me));
        let too_long = !fits || !marked.is_empty();
        patience.learn(too_long);
        if too_long {
            let from = only(recv, |rank| marked.contains(&rank));
            let to = only(send, |rank| rank != me && !fits);
            let (send, recv) = (Some(counted(send, &to)), counted(recv, &from));
            self.messages(&CollCall::Alltoallv { send, recv });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hawser_core::temp::TempBuf;
    use hawser_datatype::{Datatype, Scalar};

    #[test]
    fn lists_give_each_rank_its_block() {
        let data = TempBuf::new(100, &Datatype::scalar(Scalar::Byte)).expect("memory");
        let bytes: Vec<u8> = (0..100).collect();
        data.typed().unpack_from(&bytes);
        let lens = [3, 0, 7, 0, 90, 0];
        let begins: Vec<u64> =
            (0..lens.len()).map(|rank| lens[..rank].iter().sum::<u64>()).collect();
        let ranks = lens.len() as u32;
        let (mut list, mut room) = (vec![0xee; Listed::head(ranks)], vec![0xee; 100]);
        Listed::write(&mut list, &mut Data::Short(&mut room), |rank| {
            let (begin, len) = (begins[rank as usize], lens[rank as usize]);
            (rank != 3).then(|| data.typed().elements(begin as i64, len))
        });
        let found = TempBuf::new(100, &Datatype::scalar(Scalar::Byte)).expect("memory");
        let mut errors = FirstError::default();
        let mut fill = |list: &[u8], rank: u32| {
            let into = found.typed().elements(0, lens[rank as usize]);
            Data::Short(&room[..]).fill(&mut errors, &into, rank, Listed(list).block(rank));
            errors.take()
        };
        for rank in 0..ranks {
            let (begin, len) = (begins[rank as usize] as usize, lens[rank as usize] as usize);
            assert_eq!(Listed(&list).block(rank), begin..begin + len, "{rank}");
            fill(&list, rank).expect("a block");
            assert_eq!(found.typed().pack_all()[..len], bytes[begin..begin + len], "{rank}");
        }
        // Nobody reads behind what is there, or writes more than was asked for, whatever the list
        // says.
        list[0] = 0xff;
        fill(&list, 0).expect_err("more than three bytes");
        assert_eq!(Listed(&list).block(1), 0xff..0xff);
        assert_eq!(Listed(&list[..5]).block(5), 0..0);
    }

    #[test]
    fn long_blocks_are_tried_less_and_less() {
        let patience = BoardRetry::default();
        let tries = |calls: u32, too_long: bool| {
            let one = |_: &u32| {
                let tries = patience.tries();
                if tries {
                    patience.learn(too_long);
                }
                tries
            };
            (0..calls).filter(one).count()
        };
        // After 0, 1, 2, 4, ... calls by messages.
        assert_eq!(tries(1 + 1 + 1 + 2 + 1 + 4 + 1, true), 4);
        let many = tries(1000, true);
        assert!((12..24).contains(&many), "{many}");
        let first = (0..=PATIENCE).position(|_| tries(1, false) == 1).expect("one is tried");
        assert!(first as u32 <= PATIENCE);
        assert_eq!(tries(10, false), 10);
    }
}
