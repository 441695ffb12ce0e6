//! The origin's side of targets that are asked by messages.

use std::sync::atomic::Ordering;

use hawser_core::buf::UserBuf;
use hawser_core::comm::{Comm, Inbox};
use hawser_core::contracts::pml::{Needed, PmlReq, SendMode, Source, Space, Tag};
use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::op::Builtin;
use hawser_core::op::remote::{Basic, Block, blocks, code_of};
use hawser_core::progress::ActiveOperation;
use hawser_datatype::{Cursor, Datatype};
use hawser_status::WindowWait;

use crate::PENDING_MAX;
use crate::counts::Count;
use crate::epoch::{Access, TargetHold};
use crate::ops::{Form, Started};
use crate::pending::{Expected, Moving, Remote, TIDY};
use crate::win::{Flavor, Peer, Target, Win};
use crate::wire::{
    self, BLOCKS_MAX, CONFIRM, EXCLUSIVE, INLINE, INLINE_MAX, Kind, REPORT_MAX, Request,
};

/// Most bytes of an operation that its target keeps before it applies them; longer ones go in
/// pieces. What goes to one place at the target needs no such memory.
pub(crate) const PIECE: u64 = 1 << 20;

#[cold]
fn refused() -> Error {
    err!(Other, "the target did not apply the operation; MPI_Win_flush or MPI_Win_unlock says why")
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
    /// The message space for requests of this window.
    pub(crate) fn service(&self) -> Result<&Comm> {
        match &self.0.between_jobs {
            Some(own) => Ok(own),
            None => self.0.osc.service.comm(),
        }
    }

    /// A request to a target, to be filled in.
    fn request(&self, kind: Kind) -> Request {
        Request::new(kind, self.id(), self.rank(), self.0.osc.service.number())
    }

    /// Sends a request, with this data in it, that is not one of an operation.
    pub(crate) fn ask(&self, peer: &Peer, request: &Request, data: &[u8]) -> Result<()> {
        let (service, tag) = (self.service()?, wire::REQUESTS);
        self.0.osc.service.send(service, peer.asked_as, tag, request.encode(data))
    }

    /// Sends a request of an operation and counts it; `answered`: with an answer of its own. Before
    /// the first one it takes the share that `MPI_Win_lock_all` means.
    fn submit(
        &self,
        rank: u32,
        peer: &Peer,
        request: &Request,
        data: &[u8],
        answered: bool,
    ) -> Result<()> {
        // Held while they are sent, so that numbers have the order of requests among threads. What
        // sending may poll does not use it.
        let mut all = self.remote();
        if self.0.epochs.access() == Access::LockedAll && peer.hold.get() == TargetHold::None {
            peer.hold.set(TargetHold::Shared);
            self.lock_by_message(peer, false)?;
        }
        self.ask(peer, request, data)?;
        self.0.asks.store(true, Ordering::Relaxed);
        let remote = all.entry(rank).or_default();
        remote.asked += 1;
        // What is wrong with a request is found out by the origin, but for memory that only the
        // target knows.
        let osc = self.0.osc;
        remote.answered = answered && self.0.flavor != Flavor::Dynamic && !osc.threaded;
        Ok(())
    }

    /// Some operation on the target is not known to have been applied.
    pub(crate) fn is_asking(&self, rank: u32) -> bool {
        self.asks() && self.remote().get(&rank).is_some_and(|r| r.unconfirmed() > 0)
    }

    /// Before requests of an operation: lets a target that is far behind come closer.
    fn prepare(&self, rank: u32) -> Result<()> {
        if self.remote().get(&rank).is_some_and(|r| r.unconfirmed() >= PENDING_MAX.into()) {
            self.flush_remote(&[rank])?;
        }
        Ok(())
    }

    /// Notes messages of the user's memory, which end the operation at the origin.
    fn moves(&self, rank: u32, messages: Vec<(PmlReq, Expected)>, form: Form) -> Started {
        if messages.is_empty() {
            return None;
        }
        let pml = self.0.osc.pml;
        let mut all = self.remote();
        self.0.asks.store(true, Ordering::Relaxed);
        let remote = all.entry(rank).or_default();
        if remote.moving.len() >= TIDY {
            remote.tidy(pml);
        }
        if form == Form::Plain {
            for (req, bytes) in messages {
                remote.moves(Moving::Message(req, bytes));
            }
            return None;
        }
        let mut open = messages;
        let mut error: Option<Error> = None;
        let operation = ActiveOperation::launch(Box::new(move || {
            open.retain(|(req, bytes)| match pml.test(*req) {
                Some(end) => {
                    let short = bytes.is_some_and(|b| end.status.bytes != b).then(refused);
                    error = error.take().or(end.error).or(short);
                    false
                }
                None => true,
            });
            open.is_empty().then(|| error.take().map_or(Ok(()), Err))
        }));
        remote.moves(Moving::Operation(operation.clone()));
        Some(operation)
    }

    /// Sends a request to write or combine data of the user, in it or behind it.
    fn submit_data(
        &self,
        rank: u32,
        peer: &Peer,
        mut request: Request,
        data: &UserBuf,
        answered: bool,
    ) -> Result<Option<(PmlReq, Expected)>> {
        if data.len() <= INLINE_MAX {
            request.flags |= INLINE;
            let report =
                if answered { None } else { self.ask_to_confirm(rank, peer, &mut request)? };
            self.submit(rank, peer, &request, &data.packed(), answered)?;
            if let (Some((req, inbox)), Some(remote)) = (report, self.remote().get_mut(&rank)) {
                remote.report = Some((remote.asked, req, inbox));
            }
            return Ok(None);
        }
        self.submit(rank, peer, &request, &[], answered)?;
        let (service, tag) = (self.service()?, wire::data_tag(request.number));
        let pml = self.0.osc.pml;
        let req = pml.isend(service, Space::P2p, data, peer.asked_as, tag, SendMode::Standard)?;
        Ok(Some((req, None)))
    }

    /// Lets a request ask for a report where that saves a flush its message; never where threads
    /// ask at the same time.
    fn ask_to_confirm(
        &self,
        rank: u32,
        peer: &Peer,
        request: &mut Request,
    ) -> Result<Option<(PmlReq, Inbox)>> {
        let single = self.remote().get(&rank).is_some_and(Remote::is_single);
        if !single || self.0.osc.threaded {
            return Ok(None);
        }
        request.flags |= CONFIRM;
        self.expect_report(peer, request).map(Some)
    }

    pub(crate) fn put_by_messages(
        &self,
        peer: &Peer,
        origin: &UserBuf,
        target: &Target<'_>,
        at: i64,
        form: Form,
    ) -> Result<Started> {
        self.prepare(target.rank)?;
        let list = runs(target.dtype, target.count);
        // To one place: as long as it is.
        let limit = if list.len() == 1 { u64::MAX } else { PIECE };
        let mut messages = Vec::new();
        for piece in pieces(list, 1, 1, limit) {
            let from = piece.from.min(origin.len() as u64);
            let data = origin.range(from as usize, piece.bytes as usize);
            let mut request = self.request(Kind::Put);
            (request.at, request.bytes) = (at, data.len() as u64);
            request.blocks = piece.blocks;
            messages.extend(self.submit_data(target.rank, peer, request, &data, false)?);
        }
        Ok(self.moves(target.rank, messages, form))
    }

    fn receive(&self, peer: &Peer, into: &UserBuf, number: u32) -> Result<PmlReq> {
        let tag = Tag::Is(wire::answer_tag(number));
        self.0.osc.pml.irecv(self.service()?, Space::P2p, into, Source::Rank(peer.asked_as), tag)
    }

    pub(crate) fn get_by_messages(
        &self,
        peer: &Peer,
        result: &UserBuf,
        target: &Target<'_>,
        at: i64,
        form: Form,
    ) -> Result<Started> {
        self.prepare(target.rank)?;
        let list = runs(target.dtype, target.count);
        let limit = if list.len() == 1 { u64::MAX } else { PIECE };
        let mut messages = Vec::new();
        for piece in pieces(list, 1, 1, limit) {
            let mut request = self.request(Kind::Get);
            (request.at, request.bytes) = (at, piece.bytes);
            request.blocks = piece.blocks;
            let into = result.range(piece.from as usize, piece.bytes as usize);
            let message = self.receive(peer, &into, request.number)?;
            messages.push((message, Some(piece.bytes)));
            self.submit(target.rank, peer, &request, &[], true)?;
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
        self.prepare(target.rank)?;
        let element = code_of(target.dtype)?;
        let kind = if result.is_some() { Kind::GetAccumulate } else { Kind::Accumulate };
        let alone = if peer.hold.get() == TargetHold::Exclusive { EXCLUSIVE } else { 0 };
        let (size, extent) = (basic.size() as u64, basic.extent() as u64);
        let mut messages = Vec::new();
        for piece in pieces(blocks(target.dtype, target.count, &basic), size, extent, PIECE) {
            let data = origin.range(piece.from as usize, piece.bytes as usize);
            let mut request = self.request(kind);
            (request.at, request.bytes, request.op) = (at, piece.bytes, op);
            (request.element, request.flags, request.blocks) = (element, alone, piece.blocks);
            if let Some(result) = result {
                let into = result.range(piece.from as usize, piece.bytes as usize);
                messages.push((self.receive(peer, &into, request.number)?, Some(piece.bytes)));
            }
            let answered = result.is_some();
            messages.extend(self.submit_data(target.rank, peer, request, &data, answered)?);
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
        self.prepare(target.rank)?;
        let mut request = self.request(Kind::CompareAndSwap);
        (request.at, request.bytes, request.flags) = (at, new.len() as u64, INLINE);
        request.element = code_of(target.dtype)?;
        let message = self.receive(peer, result, request.number)?;
        self.submit(target.rank, peer, &request, &[new, expected].concat(), true)?;
        self.moves(target.rank, vec![(message, Some(new.len() as u64))], Form::Plain);
        Ok(())
    }

    // ---- completion ----

    /// Waits until the user's memory of operations on a target is its own again.
    pub(crate) fn finish_local(&self, rank: u32) -> Result<()> {
        if !self.asks() {
            return Ok(());
        }
        let pml = self.0.osc.pml;
        let error = |remote: &mut Remote| remote.error.take().map_or(Ok(()), Err);
        let Some(upto) = self.remote().get(&rank).map(|r| r.next) else { return Ok(()) };
        // What moves stays known to other threads until it has ended: they may wait for it, too.
        let has_moved =
            || self.remote().get_mut(&rank).is_none_or(|remote| remote.has_moved(upto, pml));
        if !has_moved() {
            self.tell_apply(rank);
            let about = |tell: &mut dyn FnMut(Needed)| {
                let first = self.remote().get(&rank).and_then(Remote::first_message);
                first.into_iter().for_each(|req| tell(Needed::Message(req)));
            };
            pml.wait_until_telling(&mut || has_moved(), &about);
            self.0.osc.tell(None);
        }
        self.remote().get_mut(&rank).map_or(Ok(()), error)
    }

    /// Asks a target how all went, with `Flush` or `Unlock`.
    fn inquire(&self, peer: &Peer, kind: Kind, flags: u8) -> Result<(PmlReq, Inbox)> {
        let mut request = self.request(kind);
        request.flags = flags;
        let open = self.expect_report(peer, &request)?;
        self.ask(peer, &request, &[])?;
        Ok(open)
    }

    /// Receives the report that a request asks for.
    fn expect_report(&self, peer: &Peer, request: &Request) -> Result<(PmlReq, Inbox)> {
        let (from, tag) = (Source::Rank(peer.asked_as), Tag::Is(wire::answer_tag(request.number)));
        Inbox::post_for(self.service()?, Space::P2p, from, tag, REPORT_MAX)
    }

    /// The report that a request to a target has asked for, if one has, and how many requests it
    /// confirms. `flush`: a flush asks for it.
    fn take_report(&self, rank: u32, flush: bool) -> Option<(u64, (PmlReq, Inbox))> {
        let mut all = self.remote();
        let remote = all.get_mut(&rank)?;
        remote.learn(flush);
        remote.report.take().map(|(upto, req, inbox)| (upto, (req, inbox)))
    }

    /// Shows observers that a target is to apply operations.
    fn tell_apply(&self, rank: u32) {
        self.0.osc.tell(Some(&self.note(WindowWait::Apply, Some(rank), [rank])));
    }

    fn answer(&self, rank: u32, (req, inbox): (PmlReq, Inbox)) -> Result<()> {
        self.tell_apply(rank);
        let end = self.0.osc.pml.wait(req);
        self.0.osc.tell(None);
        let (report, _) = inbox.take_message(end)?;
        wire::decode_report(&report).map_or(Ok(()), Err)
    }

    /// How much was asked of a target, and that an answer of its own will confirm that; `None`: all
    /// is confirmed.
    fn unconfirmed(&self, rank: u32) -> Option<(u64, bool)> {
        let all = self.remote();
        let remote = all.get(&rank).filter(|r| r.unconfirmed() > 0)?;
        Some((remote.asked, remote.answered))
    }

    /// True, once, when an answer was shorter than it should be.
    fn was_refused(&self, rank: u32) -> bool {
        self.remote().get_mut(&rank).is_some_and(|r| std::mem::take(&mut r.short))
    }

    /// A target has applied its first `upto` requests.
    fn confirm(&self, rank: u32, upto: u64) {
        if let Some(remote) = self.remote().get_mut(&rank) {
            remote.confirmed = remote.confirmed.max(upto);
        }
    }

    /// Waits until these targets have applied all requests; the first error.
    #[inline(always)]
    pub(crate) fn flush_remote(&self, ranks: &[u32]) -> Result<()> {
        if self.asks_now() { self.flush_asked(ranks) } else { Ok(()) }
    }

    #[cold]
    fn flush_asked(&self, ranks: &[u32]) -> Result<()> {
        let mut result = ranks.iter().try_for_each(|rank| self.is_there(*rank));
        let mut open = Vec::new();
        for &rank in ranks {
            let report = self.take_report(rank, true);
            let covered = report.as_ref().map_or(0, |(upto, _)| *upto);
            open.extend(report.map(|(upto, one)| (rank, upto, Some(one))));
            match self.unconfirmed(rank) {
                None => {}
                Some((upto, _)) if upto == covered => {}
                Some((upto, true)) => open.push((rank, upto, None)),
                Some((upto, false)) => match self.inquire(self.peer(rank)?, Kind::Flush, 0) {
                    Ok(one) => open.push((rank, upto, Some(one))),
                    Err(e) => result = result.and(Err(e)),
                },
            }
        }
        for &mut (rank, upto, ref mut asked) in &mut open {
            if let Some(one) = asked.take() {
                result = result.and(self.answer(rank, one));
                self.confirm(rank, upto);
            }
        }
        for &rank in ranks {
            result = result.and(self.finish_local(rank));
            if self.was_refused(rank) {
                let asked = self.inquire(self.peer(rank)?, Kind::Flush, 0);
                result = result.and(asked.and_then(|one| self.answer(rank, one)));
            }
        }
        for (rank, upto, _) in open {
            self.confirm(rank, upto);
        }
        result
    }

    /// As [`Win::flush_remote`], of all targets that were asked.
    pub(crate) fn flush_everything(&self) -> Result<()> {
        if !self.asks_now() {
            return Ok(());
        }
        let ranks: Vec<u32> = self.remote().keys().copied().collect();
        let asked = if ranks.is_empty() { Ok(()) } else { self.flush_remote(&ranks) };
        asked.and_then(|()| (0..self.size()).try_for_each(|rank| self.is_there(rank)))
    }

    /// The error of operations on a lost rank whose memory this process maps: it is there still,
    /// and takes them, and nobody will ever see what they did.
    #[cold]
    pub(crate) fn is_there(&self, rank: u32) -> Result<()> {
        let (peer, osc) = (self.peer(rank)?, self.0.osc);
        let who = match peer.slot {
            None => return Ok(()),
            Some(_) if osc.node.is_lost(peer.proc) => format!("rank {} of the job", peer.proc),
            Some(_) => match osc.known_loss([peer.proc]).filter(|_| self.0.comm.spans_jobs()) {
                None => return Ok(()),
                Some(why) => format!("a process of another job ({})", why.text()),
            },
        };
        Err(err!(
            ProcAborted,
            "operations on rank {rank} of the window have no effect: {who}, whose memory it is, is \
             lost; free the window and make one of the ranks that are left"
        ))
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
            open.extend(self.take_report(rank, false).map(|(upto, one)| (rank, upto, one)));
            let upto = self.unconfirmed(rank).map_or(0, |(upto, _)| upto);
            match self.inquire(self.peer(rank)?, Kind::Unlock, flags) {
                Ok(one) => open.push((rank, upto, one)),
                Err(e) => result = result.and(Err(e)),
            }
        }
        for (rank, upto, one) in open {
            result = result.and(self.answer(rank, one));
            self.confirm(rank, upto);
            result = result.and(self.finish_local(rank));
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
