//! Calls that fit a board: what each rank posts, and what it reads of whom.

use std::ops::Range;

use hawser_board::contract::{Exchange, ROOM, SHORT_ROOM};
use hawser_core::buf::{TypedBuf, UserBuf};
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{CollCall, CollOp, Root};
use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::op::Op;
use hawser_core::temp::TempBuf;

use crate::exec::FirstError;

/// Bytes before the data of a post: its length and the operation, by which a rank notices that
/// another one takes part in another call.
pub(super) const HEADER: usize = 8;

/// Bits of a header that are the same in all calls at a board. At a lane those above say which call
/// it is: ranks that are out of step do not take one for another. They say so again after 65536
/// calls, but each call out of step ends with an error before. Calls at lanes have less than
/// [`MOST`] bytes.
pub(super) const STAMP_SHIFT: u32 = 48;

/// In the first header of a long call: what this rank posts is copied for each of the others,
/// though each reads a share of it only. If any rank says so, what does not fit a short post goes
/// by messages.
pub(super) const APART: u64 = 1 << 63;

/// Bytes for which a header has no room beside a stamp.
pub(super) const MOST: u64 = 1 << (STAMP_SHIFT - 8);

/// A rank at its board in one call.
struct Turn<'a> {
    board: &'a mut dyn Exchange,
    me: u32,
    ranks: u32,
    /// Bytes that a rank posts at most.
    len: usize,
    /// What stands before them, the same at all ranks.
    header: u64,
}

/// Runs a call that fits the board; each rank posts `len` bytes, or less where blocks differ. The
/// `stamp` is 0 where calls wait: see [`STAMP_SHIFT`].
pub(super) fn exchange(
    board: &mut dyn Exchange,
    comm: &Comm,
    call: &CollCall<'_>,
    (len, stamp): (usize, u64),
) -> Result<()> {
    let (me, ranks) = (comm.rank(), comm.size());
    debug_assert!((len as u64) < MOST, "no post has {len} bytes");
    let header = stamp | (len as u64) << 8 | call.op() as u64;
    let turn = Turn { board, me, ranks, len, header };
    match call {
        CollCall::Bcast { buf, root } => turn.bcast(buf, *root),
        CollCall::Gather { send, recv, root } => turn.gather(send.as_ref(), recv.as_ref(), *root),
        CollCall::Scatter { send, recv, root } => turn.scatter(send.as_ref(), recv.as_ref(), *root),
        CollCall::Allgather { send, recv } => {
            let own = send.as_ref().map_or_else(|| elements(recv, me), TypedBuf::message);
            turn.blocks(Some(&own), |rank| Some(elements(recv, rank)))
        }
        CollCall::Allgatherv { send, recv } => {
            let own = send.as_ref().map_or_else(|| recv.elements(me), TypedBuf::message);
            turn.blocks(Some(&own), |rank| Some(recv.elements(rank)))
        }
        CollCall::Alltoall { send, recv } => turn.alltoall(send.as_ref().unwrap_or(recv), recv),
        CollCall::Reduce { send, recv, op, root } => {
            let of = if is(*root, me) { 0..ranks } else { 0..0 };
            turn.combine(send.as_ref().or(recv.as_ref()), recv.as_ref(), op, (of, 0))
        }
        CollCall::Allreduce { send, recv, op } => {
            let own = send.as_ref().unwrap_or(recv);
            turn.combine(Some(own), Some(recv), op, (0..ranks, 0))
        }
        CollCall::ReduceScatterBlock { send, recv, op } => {
            let at = u64::from(me) * recv.packed_len();
            turn.reduce_scatter(send.as_ref(), recv, op, at)
        }
        CollCall::ReduceScatter { send, recv, counts, op } => {
            let before: u64 = counts.iter().take(me as usize).map(|n| n.max(0) as u64).sum();
            turn.reduce_scatter(send.as_ref(), recv, op, before * recv.dtype.size())
        }
        CollCall::Scan { send, recv, op } | CollCall::Exscan { send, recv, op } => {
            let own = send.as_ref().unwrap_or(recv);
            let includes = call.op() == CollOp::Scan;
            if turn.board.takes_turns() {
                return turn.scan_in_turn(own, recv, op, includes);
            }
            turn.combine(Some(own), Some(recv), op, (0..me + u32::from(includes), 0))
        }
        _ => {
            // It reads nothing; but those who take part in another call notice. At a lane it looks
            // itself whether it ends by posts for another one.
            let mut write = |room: &mut [u8]| room[..HEADER].copy_from_slice(&header.to_le_bytes());
            turn.board.exchange(0..ranks, HEADER, &mut write, &mut |_, _| {})
        }
    }
}

impl Turn<'_> {
    /// [`Exchange::exchange`] of what follows the headers, which have to be the same.
    fn exchange(
        &mut self,
        of: Range<u32>,
        write: impl FnOnce(&mut [u8]),
        mut read: impl FnMut(u32, &[u8]),
    ) -> Result<()> {
        let (header, mut write, mut other) = (self.header.to_le_bytes(), Some(write), None);
        self.board.exchange(
            of,
            HEADER + self.len,
            &mut |room| {
                room[..HEADER].copy_from_slice(&header);
                if let Some(write) = write.take() {
                    write(&mut room[HEADER..]);
                }
            },
            &mut |rank, room| match room.split_first_chunk() {
                Some((found, data)) if *found == header => read(rank, data),
                Some((found, _)) => other = Some((rank, u64::from_le_bytes(*found))),
                None => {}
            },
        )?;
        other.map_or(Ok(()), |(rank, found)| Err(mismatch(self.header, rank, found)))
    }

    fn bcast(mut self, buf: &TypedBuf, root: Root) -> Result<()> {
        let len = self.len;
        match root {
            Root::Rank(root) if root != self.me => self.exchange(
                root..root + 1,
                |_| {},
                |_, room| {
                    buf.message().fill(&room[..len]);
                },
            ),
            _ => {
                let write = |room: &mut [u8]| _ = buf.message().drain(&mut room[..len]);
                self.exchange(0..0, write, |_, _| {})
            }
        }
    }

    fn gather(
        mut self,
        send: Option<&TypedBuf>,
        recv: Option<&TypedBuf>,
        root: Root,
    ) -> Result<()> {
        match recv.filter(|_| is(root, self.me)) {
            Some(recv) => {
                // In place, the root's own block is where it belongs.
                let me = self.me;
                let into = |rank| (send.is_some() || rank != me).then(|| elements(recv, rank));
                self.blocks(send.map(TypedBuf::message).as_ref(), into)
            }
            None => {
                let len = self.len;
                let write = |room: &mut [u8]| {
                    if let Some(own) = send {
                        own.message().drain(&mut room[..len]);
                    }
                };
                self.exchange(0..0, write, |_, _| {})
            }
        }
    }

    /// Posts a block, and puts those of all ranks where `into` says.
    fn blocks(
        mut self,
        own: Option<&UserBuf>,
        into: impl Fn(u32) -> Option<UserBuf>,
    ) -> Result<()> {
        let len = self.len;
        let write = |room: &mut [u8]| {
            if let Some(own) = own {
                own.drain(&mut room[..len]);
            }
        };
        self.exchange(0..self.ranks, write, |rank, room| {
            if let Some(block) = into(rank) {
                block.fill(&room[..len]);
            }
        })?;
        match own.map(UserBuf::len) {
            Some(bytes) if bytes > len => {
                Err(err!(Truncate, "this rank sends {bytes} bytes to itself, and receives {len}"))
            }
            _ => Ok(()),
        }
    }

    fn scatter(
        mut self,
        send: Option<&TypedBuf>,
        recv: Option<&TypedBuf>,
        root: Root,
    ) -> Result<()> {
        let (len, ranks) = (self.len, self.ranks as usize);
        if HEADER + len > SHORT_ROOM
            && let Root::Rank(root) = root
            && gives(self.board, len, len / ranks)
        {
            return self.give(send, recv, root, len / ranks);
        }
        match (root, send) {
            (Root::Rank(root), _) if root != self.me => {
                let part = len / ranks;
                let own = self.me as usize * part;
                self.exchange(
                    root..root + 1,
                    |_| {},
                    |_, room| {
                        if let Some(recv) = recv {
                            recv.message().fill(&room[own..][..part]);
                        }
                    },
                )
            }
            (_, Some(send)) => {
                let all = rows(send, self.ranks);
                let write = |room: &mut [u8]| _ = all.drain(&mut room[..len]);
                self.exchange(0..0, write, |_, _| {})?;
                if let Some(recv) = recv {
                    recv.message().copy_from(&elements(send, self.me));
                }
                Ok(())
            }
            (_, None) => self.exchange(0..0, |_| {}, |_, _| {}),
        }
    }

    /// A scatter whose blocks of `part` bytes are short, though all together are not.
    #[inline(never)]
    fn give(
        self,
        send: Option<&TypedBuf>,
        recv: Option<&TypedBuf>,
        root: u32,
        part: usize,
    ) -> Result<()> {
        let (header, mut other) = (self.header.to_le_bytes(), None);
        self.board.give(
            root,
            HEADER + part,
            &mut |rank, room| {
                room[..HEADER].copy_from_slice(&header);
                if let Some(send) = send.filter(|_| rank != root) {
                    elements(send, rank).drain(&mut room[HEADER..][..part]);
                }
            },
            &mut |room| match (room.split_first_chunk(), recv) {
                (Some((found, data)), Some(recv)) if *found == header => {
                    recv.message().fill(&data[..part]);
                }
                (Some((found, _)), _) if *found != header => {
                    other = Some(u64::from_le_bytes(*found))
                }
                _ => {}
            },
        )?;
        match (other, send, recv) {
            (Some(found), ..) => Err(mismatch(self.header, root, found)),
            (None, Some(send), Some(recv)) if self.me == root => {
                recv.message().copy_from(&elements(send, root));
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn alltoall(mut self, input: &TypedBuf, recv: &TypedBuf) -> Result<()> {
        let (len, part) = (self.len, self.len / self.ranks as usize);
        let (all, own) = (rows(input, self.ranks), self.me as usize * part);
        let write = |room: &mut [u8]| _ = all.drain(&mut room[..len]);
        self.exchange(0..self.ranks, write, |rank, room| {
            elements(recv, rank).fill(&room[own..][..part]);
        })
    }

    /// Combines the blocks that begin at byte `at` of all vectors.
    fn reduce_scatter(
        self,
        send: Option<&TypedBuf>,
        recv: &TypedBuf,
        op: &Op,
        at: u64,
    ) -> Result<()> {
        let elements = self.len as u64 / recv.dtype.size().max(1);
        let own = send.unwrap_or(recv).block(0, elements);
        let of = 0..self.ranks;
        self.combine(Some(&own), Some(recv), op, (of, at as usize))
    }

    /// Posts a vector, and combines those of the ranks `of` from byte `at` on in `recv`, from the
    /// last to the first, so that the result is in rank order.
    fn combine(
        mut self,
        own: Option<&TypedBuf>,
        recv: Option<&TypedBuf>,
        op: &Op,
        (of, at): (Range<u32>, usize),
    ) -> Result<()> {
        let len = self.len;
        let write = |room: &mut [u8]| {
            if let Some(own) = own {
                own.message().drain(&mut room[..len]);
            }
        };
        let Some(recv) = recv.filter(|recv| !of.is_empty() && recv.count > 0) else {
            return self.exchange(of, write, |_, _| {});
        };
        let last = of.end - 1;
        let mut left = None;
        let bytes = recv.packed_len() as usize;
        let mut errors = FirstError::default();
        self.exchange(of, write, |rank, room| {
            let vector = &room[at..][..bytes];
            if rank == last {
                recv.message().fill(vector);
                return;
            }
            if let Err(error) = combine_packed(op, vector, recv, &mut left) {
                errors.note(error);
            }
        })?;
        errors.take()
    }

    /// A scan in which each rank adds its vector `own` to what the one before has posted, and posts
    /// that; the result `includes` it or not.
    // Apart: the other calls need no room on the stack for it.
    #[inline(never)]
    fn scan_in_turn(self, own: &TypedBuf, recv: &TypedBuf, op: &Op, includes: bool) -> Result<()> {
        let (len, header, me) = (self.len, self.header.to_le_bytes(), self.me);
        let (mut errors, mut other, mut left) = (FirstError::default(), None, None);
        // Those behind wait for this rank's post, whatever it lacks.
        let apart = match includes {
            true => Ok(None),
            false => TempBuf::new(recv.count, &recv.dtype).map(Some),
        };
        let sum = match &apart {
            Ok(None) => Some(recv),
            Ok(Some(apart)) => Some(apart.typed()),
            Err(_) => None,
        };
        self.board.in_turn(HEADER + len, &mut |before, room| {
            room[..HEADER].copy_from_slice(&header);
            let room = &mut room[HEADER..][..len];
            let Some(sum) = sum else {
                own.message().drain(room);
                return;
            };
            if !std::ptr::eq(own, sum) {
                sum.message().copy_from(&own.message());
            }
            match before.and_then(|before| before.split_first_chunk()) {
                Some((found, data)) if *found == header => {
                    let before = &data[..len];
                    if let Err(error) = combine_packed(op, before, sum, &mut left) {
                        errors.note(error);
                    }
                    if !includes {
                        recv.message().fill(before);
                    }
                }
                Some((found, _)) => other = Some(u64::from_le_bytes(*found)),
                None => {}
            }
            sum.message().drain(room);
        })?;
        apart?;
        match other {
            Some(found) => Err(mismatch(self.header, me - 1, found)),
            None => errors.take(),
        }
    }
}

/// Makes `left op right` in `right`, where `left` is in packing order; `unpacked` is for it, where
/// the operation does not take it so.
#[inline]
fn combine_packed(
    op: &Op,
    left: &[u8],
    right: &TypedBuf,
    unpacked: &mut Option<TempBuf>,
) -> Result<()> {
    op.apply_packed(left, right).unwrap_or_else(|| combine_unpacked(op, left, right, unpacked))
}

#[inline(never)]
fn combine_unpacked(
    op: &Op,
    left: &[u8],
    right: &TypedBuf,
    unpacked: &mut Option<TempBuf>,
) -> Result<()> {
    let unpacked = match unpacked {
        Some(unpacked) => unpacked,
        None => unpacked.insert(TempBuf::new(right.count, &right.dtype)?),
    };
    unpacked.typed().message().fill(left);
    op.apply(unpacked.typed(), right)
}

/// What is wrong when `rank` has posted `found` where this rank has posted `own`. Lengths are named
/// without what is a stamp at lanes: those of blocking calls from [`MOST`] on are cut.
#[cold]
pub(super) fn mismatch(own: u64, rank: u32, found: u64) -> Error {
    let unstamped = |header: u64| header & ((1 << STAMP_SHIFT) - 1);
    if unstamped(own) == unstamped(found) {
        return err!(
            Truncate,
            "rank {rank} of the communicator takes part in another call than this rank, since an \
             earlier one did not fit those of the others"
        );
    }
    let name = |header: u64| {
        let header = unstamped(header);
        let op = CollOp::ALL.get((header & 0xff) as usize);
        op.map_or("nothing known".into(), |op| format!("{op:?} of {} bytes", header >> 8))
    };
    err!(
        Truncate,
        "this rank takes part in {}, and rank {rank} of the communicator in {}; find the calls \
         that do not fit together with the parameter \"coll_base_check\"",
        name(own),
        name(found)
    )
}

/// True where the root of a scatter of `len` bytes, which are not short, gives each rank its block
/// of `part` bytes: a block fits a shorter slot than all blocks together, or these fit none.
#[inline(never)]
fn gives(board: &dyn Exchange, len: usize, part: usize) -> bool {
    HEADER + part <= board.gift_room() && (HEADER + part <= SHORT_ROOM || HEADER + len > ROOM)
}

pub(super) fn is(root: Root, rank: u32) -> bool {
    root == Root::Rank(rank)
}

/// The elements of a rank, where `of` counts those of each.
pub(super) fn block(of: &TypedBuf, rank: u32) -> TypedBuf {
    of.block(i64::from(rank) * of.count as i64, of.count)
}

/// The packing order of [`block`].
fn elements(of: &TypedBuf, rank: u32) -> UserBuf {
    of.elements(i64::from(rank) * of.count as i64, of.count)
}

/// The packing order of the elements of all ranks, where `of` counts those of each.
fn rows(of: &TypedBuf, ranks: u32) -> UserBuf {
    of.elements(0, of.count.saturating_mul(u64::from(ranks)))
}
