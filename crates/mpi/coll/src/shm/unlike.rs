//! Calls with blocks of unlike lengths, of which each rank knows its own only: gatherv, scatterv
//! and alltoallv.
//!
//! A rank that gives data posts all of it where it fits its room, or else its part of the slab, and
//! else only how long it is. What is too long goes by messages; but where ranks share few CPUs
//! those of an alltoallv, who all know then how long the longest is, post it in pieces. A block
//! that fits no room is known to come by a message without a look. Where ranks have left the node
//! an alltoallv posts only what is short.

use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering};

use hawser_board::contract::Exchange;
use hawser_core::buf::{Ints, TypedBuf, UserBuf};
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{CollCall, CollOp, Root, VBuf};
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::exposed::Shared;

use super::calls::{APART, HEADER, mismatch};
use super::listed::{BlockList, Data, PostPlace, Rooms, too_long};
use super::long::{FEW_CPUS_BLOCK, few_cpus, pair};
use super::rows::pieces;
use crate::basic::Basic;
use crate::exec::FirstError;

/// The operations that are served here.
pub(crate) const UNLIKE: [CollOp; 3] = [CollOp::Gatherv, CollOp::Scatterv, CollOp::Alltoallv];

/// More bytes than this fit no header.
const MOST: u64 = (APART - 1) >> 8;
/// How often the longest total of a rank may be that of the mean, where long blocks go in pieces.
const UNEVEN: u64 = 3;
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
    let most = if ranks == 2 { pair(call.op(), basic.is_crowded()) } else { u64::MAX };
    let room = Rooms { short: room, long: board.long_room().min(most) };
    // In the others not all read all posts.
    let apart = call.op() == CollOp::Alltoallv && board.posts_by_messages();
    let in_step = true;
    let mut turn = Turn { board, comm, basic, me, ranks, op, tag, room, errors, in_step, apart };
    match call {
        CollCall::Gatherv { send, recv, root } => match (recv, *root == Root::Rank(me)) {
            (Some(recv), true) => turn.gather(send.as_ref(), recv)?,
            _ => turn.give(send.as_ref(), *root)?,
        },
        CollCall::Scatterv { send, recv, root } => match (send, *root) {
            (_, Root::Rank(root)) if root != me => turn.take(recv.as_ref(), root)?,
            (Some(send), _) => turn.scatter(send, recv.as_ref())?,
            (None, _) => turn.exchange(0..0, 0, 0, |_, _| {}, |_, _, _| {})?,
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
    list: BlockList<'a>,
    /// `None`: it is elsewhere.
    data: Option<Data<&'a [u8]>>,
}

/// Blocks of another rank that come in pieces.
struct Later {
    rank: u32,
    /// Where the one for this rank lies in what comes.
    lies: Range<u64>,
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
    /// Nobody takes part in another call, as all those see who do not.
    in_step: bool,
    /// See [`APART`]: whether this rank says so, and after the first exchange of an alltoallv, in
    /// which all read all posts, whether any rank does.
    apart: bool,
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

impl Turn<'_> {
    /// Posts `len` bytes, which `write` puts behind a list of so many blocks if they fit, and gives
    /// `read` what the ranks `of` have posted.
    fn exchange(
        &mut self,
        of: Range<u32>,
        len: u64,
        listed: u32,
        write: impl FnOnce(&mut [u8], Option<Data<&mut [u8]>>),
        mut read: impl FnMut(&mut FirstError, u32, Found<'_>),
    ) -> Result<()> {
        let (rooms, own_rooms, op, len) = (self.room, self.own_rooms(), self.op, len.min(MOST));
        let own = len << 8 | op | if self.apart { APART } else { 0 };
        let (errors, in_step, mut write) = (&mut self.errors, &mut self.in_step, Some(write));
        let apart = &mut self.apart;
        let place = own_rooms.place(len, listed);
        let head = rooms.head(place, listed);
        let short = match place {
            PostPlace::Short => Some(HEADER + head + len as usize),
            PostPlace::Long => None,
            PostPlace::Elsewhere => Some(HEADER + head),
        };
        self.board.exchange_mixed(
            of,
            short,
            &mut |room, long| {
                room[..HEADER].copy_from_slice(&own.to_le_bytes());
                let Some(write) = write.take() else { return 0 };
                let (list, data) = room[HEADER..].split_at_mut(head);
                write(list, place.data(data, long));
                if place == PostPlace::Long { len } else { 0 }
            },
            &mut |rank, room, long| {
                let Some((first, rest)) = room.split_first_chunk() else { return };
                let found = u64::from_le_bytes(*first);
                if found & 0xff != op {
                    *in_step = false;
                    return errors.note(mismatch(own, rank, found));
                }
                let is_apart = found & APART != 0;
                *apart |= is_apart;
                let len = (found & !APART) >> 8;
                let place = rooms.of(is_apart).place(len, listed);
                let Some((list, data)) = rest.split_at_checked(rooms.head(place, listed)) else {
                    return;
                };
                let list = BlockList { list, is_short: place == PostPlace::Short };
                read(errors, rank, Found { len, list, data: place.data(data, long) });
            },
        )
    }

    /// Where this rank may put data.
    fn own_rooms(&self) -> Rooms {
        self.room.of(self.apart)
    }

    /// What is left of a call, by messages.
    fn messages(&mut self, call: &CollCall<'_>) {
        if let Err(error) = self.basic.run_tagged(self.comm, self.tag, call) {
            self.errors.note(error);
        }
    }

    /// Puts the block of this rank for itself where it belongs.
    fn keep(&mut self, into: &UserBuf, from: &UserBuf) {
        let (sent, most) = (from.len(), into.len());
        if sent > most {
            let errors = &mut self.errors;
            errors.note(err!(
                Truncate,
                "this rank sends {sent} bytes to itself, and receives {most}"
            ));
        }
        into.copy_from(from);
    }

    /// A rank of a gatherv that is not the root.
    fn give(&mut self, send: Option<&TypedBuf>, root: Root) -> Result<()> {
        let bytes = send.map_or(0, TypedBuf::packed_len);
        let write = |_: &mut [u8], data: Option<Data<&mut [u8]>>| {
            if let (Some(send), Some(mut data)) = (send, data) {
                data.put(0, &send.message());
            }
        };
        self.exchange(0..0, bytes, 0, write, |_, _, _| {})?;
        if self.room.place(bytes, 0) == PostPlace::Elsewhere {
            self.messages(&CollCall::Gatherv { send: send.cloned(), recv: None, root });
        }
        Ok(())
    }

    fn gather(&mut self, send: Option<&TypedBuf>, recv: &VBuf<'_>) -> Result<()> {
        let (me, ranks, room) = (self.me, self.ranks, self.room);
        // What stays where it is, what comes by the board, and what by a message.
        let fits = |bytes| room.place(bytes, 0) != PostPlace::Elsewhere;
        let short = |rank| rank != me && fits(recv.block_len(rank));
        let long = |rank| rank != me && !short(rank);
        if (0..ranks).any(long) {
            self.gather_by_messages(recv, long);
        }
        if let Some(send) = send {
            self.keep(&recv.elements(me), &send.message());
        }
        let here = |rank: &u32| short(*rank) && recv.block_len(*rank) > 0;
        let (first, last) = ((0..ranks).find(here), (0..ranks).rfind(here));
        let of = first.zip(last).map_or(0..0, |(first, last)| first..last + 1);
        let mut late = Vec::new();
        self.exchange(
            of,
            0,
            0,
            |_, _| {},
            |errors, rank, found| match found.data {
                _ if !here(&rank) => {}
                Some(data) => {
                    data.fill(errors, &recv.elements(rank), rank, 0..found.len as usize);
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
        let fits =
            |recv: &TypedBuf| self.room.place(recv.packed_len(), ranks) != PostPlace::Elsewhere;
        let mut long = recv.is_some_and(|recv| !fits(recv));
        let of = if recv.is_some() && !long { root..root + 1 } else { 0..0 };
        self.exchange(
            of,
            0,
            ranks,
            |_, _| {},
            |errors, _, found| match (found.data, recv) {
                (Some(data), Some(recv)) => {
                    data.fill(errors, &recv.message(), root, found.list.block(me));
                }
                _ => long = true,
            },
        )?;
        if long && self.in_step {
            let (recv, root) = (recv.cloned(), Root::Rank(root));
            self.messages(&CollCall::Scatterv { send: None, recv, root });
        }
        Ok(())
    }

    /// Posts the blocks of all others if they fit, and gives `read` what the ranks `of` have
    /// posted; whether they fit.
    fn give_each(
        &mut self,
        of: Range<u32>,
        send: &VBuf<'_>,
        read: impl FnMut(&mut FirstError, u32, Found<'_>),
    ) -> Result<bool> {
        let (me, ranks) = (self.me, self.ranks);
        let len = |rank| if rank == me { 0 } else { send.block_len(rank) };
        let bytes = (0..ranks).fold(0_u64, |all, rank| all.saturating_add(len(rank)));
        let place = self.own_rooms().place(bytes, ranks);
        let write = |list: &mut [u8], mut data: Option<Data<&mut [u8]>>| {
            BlockList::write(list, place == PostPlace::Short, len, |at, rank| {
                if let Some(data) = data.as_mut().filter(|_| rank != me) {
                    data.put(at, &send.elements(rank));
                }
            });
        };
        self.exchange(of, bytes, ranks, write, read)?;
        Ok(place != PostPlace::Elsewhere)
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
            self.keep(&recv.message(), &send.elements(me));
        }
        Ok(())
    }

    fn alltoall(&mut self, send: &VBuf<'_>, recv: &VBuf<'_>, patience: &BoardRetry) -> Result<()> {
        let (me, ranks) = (self.me, self.ranks);
        // Whose blocks come later; what all ranks give, and the longest, this one as well.
        let (mut later, mut all, mut longest) = (Vec::new(), 0_u64, 0);
        let fits = self.give_each(0..ranks, send, |errors, rank, found| {
            all = all.saturating_add(found.len);
            match found.data {
                Some(_) if rank == me => {}
                Some(data) => data.fill(errors, &recv.elements(rank), rank, found.list.block(me)),
                None => {
                    longest = longest.max(found.len);
                    if rank != me {
                        let lies = found.list.block_behind(me, rank, found.len);
                        later.push(Later { rank, lies });
                    }
                }
            }
        })?;
        self.keep(&recv.elements(me), &send.elements(me));
        // Who takes part in another call awaits no message of this one. No rank has learned
        // anything of it, so all count on alike.
        if !self.in_step {
            return Ok(());
        }
        let few = few_cpus(ranks, self.basic.shared_cpus());
        let most = if few { FEW_CPUS_BLOCK * u64::from(ranks) } else { 0 };
        let has_list = self.room.head(PostPlace::Elsewhere, ranks) > 0 && self.room.long > 0;
        // All ranks are scheduled for each piece, also where few of them give anything.
        let is_even = longest.saturating_mul(u64::from(ranks)) <= all.saturating_mul(UNEVEN);
        if (1..=most).contains(&longest) && has_list && is_even && !self.apart {
            patience.learn(false);
            let send = if fits { None } else { Some(send) };
            return self.in_pieces(send, recv, &later, longest);
        }
        let too_long = !fits || !later.is_empty();
        patience.learn(too_long);
        if too_long {
            let from = only(recv, |rank| later.iter().any(|later| later.rank == rank));
            let to = only(send, |rank| rank != me && !fits);
            let (send, recv) = (Some(counted(send, &to)), counted(recv, &from));
            self.messages(&CollCall::Alltoallv { send, recv });
        }
        Ok(())
    }

    /// Blocks that fit no room, of at most `longest` bytes at any rank, through joined parts of the
    /// slab. Each rank posts them from that of the next rank on.
    fn in_pieces(
        &mut self,
        send: Option<&VBuf<'_>>,
        recv: &VBuf<'_>,
        later: &[Later],
        longest: u64,
    ) -> Result<()> {
        let (me, ranks, room) = (self.me, self.ranks, self.board.long_room());
        for Later { rank, lies } in later {
            let most = recv.block_len(*rank);
            too_long(&mut self.errors, *rank, (lies.end - lies.start) as usize, most as usize);
        }
        let mut end = 0;
        let behind = send.into_iter().flat_map(|send| {
            let others = (me + 1..ranks).chain(0..me);
            others.map(|rank| send.elements(rank))
        });
        let own: Vec<(Range<u64>, UserBuf)> = behind
            .map(|block| {
                let begin = end;
                end += block.len() as u64;
                (begin..end, block)
            })
            .collect();
        let parts = longest.div_ceil(room).next_power_of_two().min(4);
        for (at, len) in pieces(longest, room * parts) {
            let piece = at..at + len;
            let write = |long: &Shared| {
                for (lies, block) in &own {
                    if let Some(both) = overlap(lies, &piece) {
                        long.put(both.start - at, &part_of(block, lies, &both));
                    }
                }
                end.clamp(at, piece.end) - at
            };
            self.exchange_piece(parts, longest, write, |rank, long| {
                let Some(Later { lies, .. }) = later.iter().find(|later| later.rank == rank) else {
                    return;
                };
                if let Some(both) = overlap(lies, &piece) {
                    long.take(both.start - at, &part_of(&recv.elements(rank), lies, &both));
                }
            })?;
        }
        Ok(())
    }

    /// Posts a piece in joined parts of the slab, and gives `read` those of all ranks that take
    /// part in this call.
    fn exchange_piece(
        &mut self,
        parts: u64,
        longest: u64,
        write: impl FnOnce(&Shared) -> u64,
        read: impl Fn(u32, &Shared),
    ) -> Result<()> {
        let (own, errors, mut write) = (longest << 8 | self.op, &mut self.errors, Some(write));
        self.board.exchange_long(
            0..self.ranks,
            parts,
            &mut |room, long| {
                room[..HEADER].copy_from_slice(&own.to_le_bytes());
                write.take().map_or(0, |write| write(long))
            },
            &mut |rank, room, long| match room.first_chunk().map(|f| u64::from_le_bytes(*f)) {
                Some(found) if found == own => read(rank, long),
                Some(found) => errors.note(mismatch(own, rank, found)),
                None => {}
            },
        )
    }
}

/// What two ranges have in common; `None`: nothing.
fn overlap(one: &Range<u64>, other: &Range<u64>) -> Option<Range<u64>> {
    let both = one.start.max(other.start)..one.end.min(other.end);
    (!both.is_empty()).then_some(both)
}

/// The bytes `both` of a block that lies there, as far as it has them.
fn part_of(block: &UserBuf, lies: &Range<u64>, both: &Range<u64>) -> UserBuf {
    block.range((both.start - lies.start) as usize, (both.end - both.start) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

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
