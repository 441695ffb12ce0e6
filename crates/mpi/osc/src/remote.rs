//! The origin's side of targets that are asked by messages.

use std::sync::Arc;

use hawser_core::buf::UserBuf;
use hawser_core::comm::{Comm, Inbox};
use hawser_core::contracts::pml::{PmlReq, SendMode, Source, Space, Tag};
use hawser_core::error::{Error, Result};
use hawser_core::op::Builtin;
use hawser_core::op::remote::{Basic, Block, blocks, code_of};
use hawser_core::progress::Flight;
use hawser_datatype::{Cursor, Datatype};
use hawser_transport::node::WindowWait;

use crate::PENDING_MAX;
use crate::counts::Count;
use crate::epoch::{Access, Hold};
use crate::ops::{Form, Started};
use crate::win::{Flavor, Peer, Target, Win};
use crate::wire::{self, BLOCKS_MAX, EXCLUSIVE, INLINE, INLINE_MAX, Kind, REPORT_MAX, Request};

/// Most bytes of an operation that its target keeps before it applies them; longer ones go in
/// pieces. What goes to one place at the target needs no such memory.
pub(crate) const PIECE: u64 = 1 << 20;

/// What is under way to one target.
#[derive(Default)]
pub(crate) struct Remote {
    /// Requests that the target has not confirmed.
    unconfirmed: u32,
    /// The last of them is answered: since requests are applied in order, its answer confirms all.
    answered: bool,
    /// Messages of the user's memory.
    moving: Vec<Moving>,
}

/// Moving messages from which on those that have ended are looked for.
const TIDY: usize = 128;

enum Moving {
    Message(PmlReq),
    Flight(Arc<Flight>),
}

/// A piece of an operation: its blocks at the target, and which of its packed bytes they are.
struct Piece {
    blocks: Vec<Block>,
    from: u64,
    bytes: u64,
}

/// Cuts blocks of elements of `size` bytes into pieces that fit requests.
fn pieces(list: Vec<Block>, size: u64, extent: u64, limit: u64) -> Vec<Piece> {
    let most = (limit / size.max(1)).max(1);
    let mut out: Vec<Piece> = Vec::new();
    let mut from = 0;
    for mut block in list {
        while block.count > 0 {
            let fits = |p: &Piece| p.blocks.len() < BLOCKS_MAX && p.bytes + size <= most * size;
            if !out.last().is_some_and(fits) {
                out.push(Piece { blocks: Vec::new(), from, bytes: 0 });
            }
            let Some(piece) = out.last_mut() else { return out };
            let n = block.count.min(most - piece.bytes / size.max(1));
            piece.blocks.push(Block { at: block.at, count: n });
            piece.bytes += n * size;
            from += n * size;
            block = Block { at: block.at + (n * extent) as i64, count: block.count - n };
        }
    }
    out
}

/// Where the bytes of `count` elements lie, in packing order.
fn runs(dtype: &Datatype, count: u64) -> Vec<Block> {
    if dtype.is_contiguous() {
        let bytes = count * dtype.size();
        let block = Block { at: dtype.true_lb(), count: bytes };
        return if bytes == 0 { Vec::new() } else { vec![block] };
    }
    let mut cursor = Cursor::new(dtype, count);
    let mut list: Vec<Block> = Vec::new();
    while let Some(run) = cursor.next_run(u64::MAX) {
        match list.last_mut() {
            Some(b) if b.at + b.count as i64 == run.offset => b.count += run.len,
            _ => list.push(Block { at: run.offset, count: run.len }),
        }
    }
    list
}

impl Win {
    fn service(&self) -> Result<&'static Comm> {
        self.0.osc.service.comm()
    }

    /// A request to a target, to be filled in.
    fn request(&self, kind: Kind) -> Request {
        Request::new(kind, self.id(), self.rank(), self.0.osc.service.number())
    }

    /// Sends a request, with this data in it.
    pub(crate) fn ask(&self, peer: &Peer, request: &Request, data: &[u8]) -> Result<()> {
        self.0.osc.service.send(peer.proc, wire::REQUESTS, request.encode(data))
    }

    /// Some operation on the target is not known to have been applied.
    pub(crate) fn is_asking(&self, rank: u32) -> bool {
        self.remote().get(&rank).is_some_and(|r| r.unconfirmed > 0)
    }

    /// Before requests of an operation: takes the share that `MPI_Win_lock_all` means, and lets a
    /// target that is far behind come closer.
    fn prepare(&self, rank: u32, peer: &Peer) -> Result<()> {
        if self.0.epochs.access() == Access::LockedAll && peer.hold.get() == Hold::None {
            peer.hold.set(Hold::Shared);
            self.lock_by_message(peer, false)?;
        }
        if self.remote().get(&rank).is_some_and(|r| r.unconfirmed >= PENDING_MAX) {
            self.flush_remote(&[rank])?;
        }
        Ok(())
    }

    /// Counts a request; `answered`: with an answer of its own.
    fn asked(&self, rank: u32, answered: bool) {
        let mut all = self.remote();
        let remote = all.entry(rank).or_default();
        remote.unconfirmed += 1;
        // What is wrong with a request is found out by the origin, but for memory that only the
        // target knows.
        remote.answered = answered && self.0.flavor != Flavor::Dynamic;
    }

    /// Notes messages of the user's memory, which end the operation at the origin.
    fn moves(&self, rank: u32, messages: Vec<PmlReq>, form: Form) -> Started {
        if messages.is_empty() {
            return None;
        }
        let pml = self.0.osc.pml;
        let mut all = self.remote();
        let moving = &mut all.entry(rank).or_default().moving;
        if moving.len() >= TIDY {
            moving.retain(|m| match m {
                Moving::Message(req) => !pml.is_complete(*req) || pml.test(*req).is_none(),
                Moving::Flight(flight) => !flight.is_done(),
            });
        }
        if form == Form::Plain {
            moving.extend(messages.into_iter().map(Moving::Message));
            return None;
        }
        let mut open = messages;
        let mut error: Option<Error> = None;
        let flight = Flight::launch(Box::new(move || {
            open.retain(|req| match pml.test(*req) {
                Some(end) => {
                    error = error.take().or(end.error);
                    false
                }
                None => true,
            });
            open.is_empty().then(|| error.take().map_or(Ok(()), Err))
        }));
        moving.push(Moving::Flight(flight.clone()));
        Some(flight)
    }

    pub(crate) fn put_by_messages(
        &self,
        peer: &Peer,
        origin: &UserBuf,
        target: &Target<'_>,
        at: i64,
        form: Form,
    ) -> Result<Started> {
        self.prepare(target.rank, peer)?;
        let list = runs(target.dtype, target.count);
        // To one place: as long as it is.
        let limit = if list.len() == 1 { u64::MAX } else { PIECE };
        let service = self.service()?;
        let mut messages = Vec::new();
        for piece in pieces(list, 1, 1, limit) {
            let from = piece.from.min(origin.len() as u64);
            let data = origin.range(from as usize, piece.bytes as usize);
            let mut request = self.request(Kind::Put);
            (request.at, request.bytes) = (at, data.len() as u64);
            request.blocks = piece.blocks;
            self.asked(target.rank, false);
            if data.len() <= INLINE_MAX {
                request.flags = INLINE;
                self.ask(peer, &request, &data.packed())?;
                continue;
            }
            self.ask(peer, &request, &[])?;
            let tag = wire::data_tag(request.number);
            let pml = self.0.osc.pml;
            messages.push(pml.isend(
                service,
                Space::P2p,
                &data,
                peer.proc,
                tag,
                SendMode::Standard,
            )?);
        }
        Ok(self.moves(target.rank, messages, form))
    }

    fn receive(&self, peer: &Peer, into: &UserBuf, number: u32) -> Result<PmlReq> {
        let tag = Tag::Is(wire::answer_tag(number));
        self.0.osc.pml.irecv(self.service()?, Space::P2p, into, Source::Rank(peer.proc), tag)
    }

    pub(crate) fn get_by_messages(
        &self,
        peer: &Peer,
        result: &UserBuf,
        target: &Target<'_>,
        at: i64,
        form: Form,
    ) -> Result<Started> {
        self.prepare(target.rank, peer)?;
        let list = runs(target.dtype, target.count);
        let limit = if list.len() == 1 { u64::MAX } else { PIECE };
        let mut messages = Vec::new();
        for piece in pieces(list, 1, 1, limit) {
            let mut request = self.request(Kind::Get);
            (request.at, request.bytes) = (at, piece.bytes);
            request.blocks = piece.blocks;
            let into = result.range(piece.from as usize, piece.bytes as usize);
            messages.push(self.receive(peer, &into, request.number)?);
            self.asked(target.rank, true);
            self.ask(peer, &request, &[])?;
        }
        Ok(self.moves(target.rank, messages, form))
    }

    #[allow(clippy::too_many_arguments)]
    pub(crate) fn accumulate_by_messages(
        &self,
        peer: &Peer,
        (op, basic): (Builtin, Basic),
        origin: &UserBuf,
        result: Option<&UserBuf>,
        target: &Target<'_>,
        at: i64,
        form: Form,
    ) -> Result<Started> {
        self.prepare(target.rank, peer)?;
        let element = code_of(target.dtype)?;
        let kind = if result.is_some() { Kind::GetAccumulate } else { Kind::Accumulate };
        let alone = if peer.hold.get() == Hold::Exclusive { EXCLUSIVE } else { 0 };
        let (size, extent) = (basic.size() as u64, basic.extent() as u64);
        let service = self.service()?;
        let mut messages = Vec::new();
        for piece in pieces(blocks(target.dtype, target.count, &basic), size, extent, PIECE) {
            let data = origin.range(piece.from as usize, piece.bytes as usize);
            let mut request = self.request(kind);
            (request.at, request.bytes, request.op) = (at, piece.bytes, op);
            (request.element, request.flags, request.blocks) = (element, alone, piece.blocks);
            if let Some(result) = result {
                let into = result.range(piece.from as usize, piece.bytes as usize);
                messages.push(self.receive(peer, &into, request.number)?);
            }
            self.asked(target.rank, result.is_some());
            if data.len() <= INLINE_MAX {
                request.flags |= INLINE;
                self.ask(peer, &request, &data.packed())?;
                continue;
            }
            self.ask(peer, &request, &[])?;
            let tag = wire::data_tag(request.number);
            let pml = self.0.osc.pml;
            messages.push(pml.isend(
                service,
                Space::P2p,
                &data,
                peer.proc,
                tag,
                SendMode::Standard,
            )?);
        }
        Ok(self.moves(target.rank, messages, form))
    }

    pub(crate) fn swap_by_message(
        &self,
        peer: &Peer,
        (new, expected): (&[u8], &[u8]),
        result: &UserBuf,
        target: &Target<'_>,
        at: i64,
    ) -> Result<()> {
        self.prepare(target.rank, peer)?;
        let mut request = self.request(Kind::CompareAndSwap);
        (request.at, request.bytes, request.flags) = (at, new.len() as u64, INLINE);
        request.element = code_of(target.dtype)?;
        let message = self.receive(peer, result, request.number)?;
        self.asked(target.rank, true);
        self.ask(peer, &request, &[new, expected].concat())?;
        self.moves(target.rank, vec![message], Form::Plain);
        Ok(())
    }

    // ---- completion ----

    /// Waits until the user's memory of operations on a target is its own again.
    pub(crate) fn finish_local(&self, rank: u32) -> Result<()> {
        let moving = match self.remote().get_mut(&rank) {
            Some(remote) => std::mem::take(&mut remote.moving),
            None => return Ok(()),
        };
        if moving.is_empty() {
            return Ok(());
        }
        let pml = self.0.osc.pml;
        let mut result = Ok(());
        self.tell_apply(rank);
        for one in moving {
            match one {
                Moving::Message(req) => {
                    result = result.and(pml.wait(req).error.map_or(Ok(()), Err));
                }
                // Its error belongs to its request.
                Moving::Flight(flight) => pml.wait_until(&mut || flight.is_done()),
            }
        }
        self.0.osc.tell(None);
        result
    }

    /// Asks a target how all went, with `Flush` or `Unlock`.
    fn inquire(&self, peer: &Peer, kind: Kind, flags: u8) -> Result<(PmlReq, Inbox)> {
        let mut request = self.request(kind);
        request.flags = flags;
        let (from, tag) = (Source::Rank(peer.proc), Tag::Is(wire::answer_tag(request.number)));
        let open = Inbox::post_for(self.service()?, Space::P2p, from, tag, REPORT_MAX)?;
        self.ask(peer, &request, &[])?;
        Ok(open)
    }

    /// Shows observers that a target is to apply operations.
    fn tell_apply(&self, rank: u32) {
        self.0.osc.tell(Some(&self.note(WindowWait::Apply, Some(rank), [rank])));
    }

    fn answer(&self, (rank, (req, inbox)): (u32, (PmlReq, Inbox))) -> Result<()> {
        self.tell_apply(rank);
        let end = self.0.osc.pml.wait(req);
        self.0.osc.tell(None);
        let (report, _) = inbox.take_message(end)?;
        wire::decode_report(&report).map_or(Ok(()), Err)
    }

    /// Waits until these targets have applied all requests; the first error.
    pub(crate) fn flush_remote(&self, ranks: &[u32]) -> Result<()> {
        let mut result = Ok(());
        let mut open = Vec::new();
        for &rank in ranks {
            let asked = match self.remote().get_mut(&rank) {
                Some(remote) => std::mem::take(&mut remote.unconfirmed) > 0 && !remote.answered,
                None => false,
            };
            if asked {
                match self.inquire(self.peer(rank)?, Kind::Flush, 0) {
                    Ok(one) => open.push((rank, one)),
                    Err(e) => result = result.and(Err(e)),
                }
            }
        }
        for one in open {
            result = result.and(self.answer(one));
        }
        for &rank in ranks {
            result = result.and(self.finish_local(rank));
        }
        result
    }

    /// As [`Win::flush_remote`], of all targets that were asked.
    pub(crate) fn flush_everything(&self) -> Result<()> {
        let ranks: Vec<u32> = self.remote().keys().copied().collect();
        if ranks.is_empty() { Ok(()) } else { self.flush_remote(&ranks) }
    }

    /// Asks for a target's lock; what follows waits for it there.
    pub(crate) fn lock_by_message(&self, peer: &Peer, exclusive: bool) -> Result<()> {
        self.0.osc.counts.add(Count::Locks, 1);
        let mut request = self.request(Kind::Lock);
        request.flags = if exclusive { EXCLUSIVE } else { 0 };
        self.ask(peer, &request, &[])
    }

    /// Gives locks back that were asked for by messages, when all is applied.
    pub(crate) fn unlock_by_message(&self, ranks: &[(u32, bool)]) -> Result<()> {
        let mut result = Ok(());
        let mut open = Vec::new();
        for &(rank, exclusive) in ranks {
            let flags = if exclusive { EXCLUSIVE } else { 0 };
            match self.inquire(self.peer(rank)?, Kind::Unlock, flags) {
                Ok(one) => open.push((rank, one)),
                Err(e) => result = result.and(Err(e)),
            }
        }
        for one in open {
            result = result.and(self.answer(one));
        }
        for (rank, _) in ranks {
            if let Some(remote) = self.remote().get_mut(rank) {
                remote.unconfirmed = 0;
            }
            result = result.and(self.finish_local(*rank));
        }
        result
    }

    /// Tells a rank that this one has posted to it, or completed its access.
    pub(crate) fn tell(&self, peer: &Peer, kind: Kind) -> Result<()> {
        self.ask(peer, &self.request(kind), &[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_cover_all_blocks_once_and_in_order() {
        let list = vec![
            Block { at: 0, count: 5 },
            Block { at: 100, count: 1 },
            Block { at: 200, count: 12 },
        ];
        let cut = pieces(list, 8, 16, 32);
        let bytes: Vec<u64> = cut.iter().map(|p| p.bytes).collect();
        assert_eq!(bytes, [32, 32, 32, 32, 16]);
        let mut from = 0;
        for piece in &cut {
            assert_eq!(piece.from, from);
            assert_eq!(piece.bytes, piece.blocks.iter().map(|b| b.count * 8).sum::<u64>());
            from += piece.bytes;
        }
        assert_eq!(cut[1].blocks[0], Block { at: 64, count: 1 });
        assert_eq!(cut[1].blocks[2], Block { at: 200, count: 2 });
        let many = vec![Block { at: 0, count: 1 }; BLOCKS_MAX + 1];
        assert_eq!(pieces(many, 1, 1, PIECE).len(), 2);
    }
}
