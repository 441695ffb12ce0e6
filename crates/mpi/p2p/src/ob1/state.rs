//! Everything ob1 knows, but for the modules: peers, message spaces, requests, unexpected messages,
//! and the work that waits for a module to be free.
//!
//! The state is what modules deliver into ([`Sink`](hawser_btl::Sink)). A delivery
//! changes state and copies payload; what has to be sent because of it is put into a work list that
//! [`super::engine::Engine`] serves after the modules have returned.

use std::collections::VecDeque;
use std::sync::Arc;

use hawser_core::buf::UserBuf;
use hawser_core::liveness::Liveness;
use hawser_core::status::Status;

use hawser_segment::node::{NodeSegment, ObservedPage};

use super::failure::Warning;
use super::ft::loss::{LossState, Senders};
use super::ids::SpaceId;
use super::params::Tuning;
use super::peers::Peers;
use super::recv::direct::Direct;
use super::requests::Wanted;
pub(crate) use super::requests::*;
use super::send::bsend::SharedBsend;
use super::slab::{Name, Pool, Slab};
use super::wire::token::Req;
use super::work::Work;
use crate::matching::{FastMap, Matcher, PostedAt};

pub(crate) type Space = Matcher<Name, Name>;

/// The two message spaces of a communicator.
#[derive(Default)]
pub(crate) struct CommState {
    /// Context id of the first space.
    pub(crate) context: u64,
    pub(crate) spaces: [Space; 2],
    /// Known when the communicator was announced.
    pub(crate) senders: Option<Senders>,
    /// Created by a message that came before the communicator was announced.
    pub(crate) orphan: bool,
    /// Whether operations of the communicator have ended.
    pub(crate) ended: Ending,
}

/// Why all operations of a communicator have ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Ending {
    /// They have not.
    #[default]
    None,
    /// It is revoked.
    Revoked,
    /// A process has failed that the range of its errors includes.
    Failed,
}

impl CommState {
    /// Its operations have ended. True when they had not before.
    pub(super) fn end(&mut self, failed: bool) -> bool {
        let new = self.ended == Ending::None;
        if new || !failed {
            self.ended = if failed { Ending::Failed } else { Ending::Revoked };
        }
        if let Some(senders) = &self.senders {
            senders.end(failed);
        }
        new
    }

    /// Source and tag, `None` for any, of a receive that is posted in one of the spaces.
    pub(super) fn pattern(
        &self,
        space: SpaceId,
        place: PostedAt,
    ) -> Option<(Option<u32>, Option<u32>)> {
        self.spaces[usize::from(space.is_coll())].pattern(place)
    }
}

/// Context ids of the places of receives in communicators whose operations have ended: that of a
/// communicator which is not agreed on yet, and the one before; no message has them.
const NOWHERE: u64 = u64::MAX - 1;
const NOWHERE_FAILED: u64 = u64::MAX - 3;

/// Contexts that were freed last. Messages that come for them later are not received any more, and
/// would keep a communicator's state for nobody (MPI-5.0 section 7.4.3 lets no such message be
/// pending). Older ones are forgotten.
#[derive(Default)]
struct Freed {
    order: VecDeque<u64>,
    all: FastMap<()>,
}

impl Freed {
    /// Most contexts that are remembered.
    const MOST: usize = 4096;

    fn has(&self, context: u64) -> bool {
        self.all.contains_key(&context)
    }

    fn note(&mut self, context: u64) {
        if self.all.insert(context, ()).is_none() {
            self.order.push_back(context);
        }
        if self.order.len() > Freed::MOST
            && let Some(oldest) = self.order.pop_front()
        {
            self.all.remove(&oldest);
        }
    }

    /// The context is in use again.
    fn forget(&mut self, context: u64) {
        if self.all.remove(&context).is_some() {
            self.order.retain(|c| *c != context);
        }
    }
}

pub(crate) struct State {
    pub(crate) tuning: Tuning,
    pub(crate) peers: Peers,
    pub(crate) comms: Vec<Option<CommState>>,
    comms_free: Vec<u32>,
    comm_by_context: FastMap<u32>,
    /// The communicator of the last message: most messages follow one of the same.
    last_comm: (u64, u32),
    /// Communicators that are freed and still have posted receives.
    dying: Vec<u32>,
    freed: Freed,
    pub(crate) sends: Slab<SendReq>,
    /// Sends that were complete when they were started and are marked for cancellation, by token.
    pub(crate) marked: Vec<(Req, Name)>,
    pub(crate) recvs: Pool<RecvReq>,
    pub(crate) direct: Direct,
    pub(crate) unexpected: Slab<Unexpected>,
    /// Buffers of long unexpected payloads, for reuse.
    pub(crate) spare: Vec<Vec<u8>>,
    pub(crate) bsend: SharedBsend,
    /// What all engines of the process know of lost peers.
    pub(crate) liveness: Arc<Liveness>,
    /// Zero-copy fragments in loan.
    pub(crate) loans: Slab<Loan>,
    /// Bytes of `loans` by module.
    pub(crate) backlog: Vec<u64>,
    /// Pieces of messages dealt out to rails.
    pub(crate) turn: u64,
    pub(crate) work: Work,
    /// Bytes of the unexpected messages.
    pub(crate) kept_bytes: u64,
    /// Long messages sent, less those received since: see [`State::goes_past_caches`].
    pub(crate) long_sent: u32,
    /// Where this process counts its messages.
    pub(crate) counters: &'static ObservedPage,
    /// Some request completed since the owner last looked, or something else happened that waiting
    /// threads have to look at.
    pub(crate) completed: bool,
    /// What this engine has ended because peers are gone.
    pub(crate) loss: LossState,
    /// The run-time has told something.
    pub(super) news: bool,
    /// Where it tells, and what it had told when that was looked at last.
    pub(super) told: Option<(NodeSegment, u32)>,
    /// Troubles below the level of requests (messages that were refused), and the last one.
    pub(crate) faults: u64,
    pub(crate) last_fault: Option<Warning>,
    /// Bytes that were left of the streams to each peer when a pass over them began; peers to whom
    /// nothing was ever streamed may be missing. Not in `PeerState`, which every message looks at.
    pub(super) streamed: Vec<u64>,
}

impl State {
    pub(crate) fn new(tuning: Tuning, modules: usize, counters: &'static ObservedPage) -> State {
        State {
            tuning,
            peers: Peers::new(),
            comms: Vec::new(),
            comms_free: Vec::new(),
            comm_by_context: FastMap::default(),
            last_comm: (u64::MAX, 0),
            dying: Vec::new(),
            freed: Freed::default(),
            sends: Slab::new(),
            marked: Vec::new(),
            recvs: Pool::new(),
            direct: Direct::new(),
            unexpected: Slab::new(),
            spare: Vec::new(),
            bsend: SharedBsend::default(),
            liveness: Arc::default(),
            loans: Slab::new(),
            backlog: vec![0; modules],
            turn: 0,
            work: Work::default(),
            kept_bytes: 0,
            long_sent: 0,
            counters,
            completed: false,
            loss: LossState::default(),
            news: false,
            told: None,
            faults: 0,
            last_fault: None,
            streamed: Vec::new(),
        }
    }

    // ---- receives ----

    /// A receive: posted, unless there is a message for it, which is handed out.
    #[inline(always)]
    pub(crate) fn start_recv(&mut self, w: &Wanted, buf: &UserBuf) -> (Name, Option<Name>) {
        let (name, req) = new_recv(&mut self.recvs, w, buf);
        let Some(space) = space_of(&mut self.comms, w.space) else { return (name, None) };
        match space.receive(w.pattern, name) {
            Ok(place) => {
                req.posted_at = Some(place);
                (name, None)
            }
            Err(message) => (name, Some(message)),
        }
    }

    /// Posts a receive for which there is no message yet.
    pub(crate) fn post_recv(&mut self, w: &Wanted, buf: &UserBuf) -> Name {
        let (name, req) = new_recv(&mut self.recvs, w, buf);
        req.posted_at = space_of(&mut self.comms, w.space).map(|space| space.post(w.pattern, name));
        name
    }

    /// A request for a receive, not posted yet.
    #[inline]
    pub(crate) fn new_recv(&mut self, w: &Wanted, buf: &UserBuf) -> Name {
        new_recv(&mut self.recvs, w, buf).0
    }

    // ---- communicators ----

    /// The state of the communicator with this (even) context id; made when it is not there.
    pub(crate) fn comm_slot(&mut self, context: u64, orphan: bool) -> u32 {
        if let Some(&slot) = self.comm_by_context.get(&context) {
            if let (false, Some(Some(c))) = (orphan, self.comms.get_mut(slot as usize)) {
                c.orphan = false;
            }
            return slot;
        }
        self.freed.forget(context);
        let state = CommState { context, orphan, ..CommState::default() };
        let slot = match self.comms_free.pop() {
            Some(slot) => {
                self.comms[slot as usize] = Some(state);
                slot
            }
            None => {
                self.comms.push(Some(state));
                (self.comms.len() - 1) as u32
            }
        };
        self.comm_by_context.insert(context, slot);
        slot
    }

    /// Says which processes may send on a communicator.
    pub(crate) fn set_senders(&mut self, slot: u32, senders: Senders) {
        if let Some(Some(comm)) = self.comms.get_mut(slot as usize) {
            comm.senders = Some(senders);
        }
    }

    /// Whether operations of the communicator of a message have ended.
    pub(super) fn ending_of(&self, context: u64) -> Ending {
        let slot = self.comm_by_context.get(&(context & !1));
        let comm = slot.and_then(|slot| self.comms.get(*slot as usize)?.as_ref());
        comm.map_or(Ending::None, |comm| comm.ended)
    }

    /// The place of the communicator with this context id.
    pub(super) fn slot_of(&self, context: u64) -> Option<u32> {
        self.comm_by_context.get(&context).copied()
    }

    /// The place of receives in communicators whose operations have ended: no message comes there.
    pub(super) fn nowhere(&mut self, ended: Ending) -> u32 {
        let context = if ended == Ending::Failed { NOWHERE_FAILED } else { NOWHERE };
        let slot = self.comm_slot(context, false);
        if let Some(Some(comm)) = self.comms.get_mut(slot as usize) {
            comm.ended = ended;
        }
        slot
    }

    /// The processes on which messages with this context id depend.
    pub(super) fn senders_of(&self, context: u64) -> Option<&Senders> {
        let slot = *self.comm_by_context.get(&(context & !1))?;
        self.comms.get(slot as usize)?.as_ref()?.senders.as_ref()
    }

    /// The message space with this context id.
    #[inline]
    pub(crate) fn space_of(&mut self, context: u64) -> SpaceId {
        let (base, coll) = (context & !1, context & 1 != 0);
        if self.last_comm.0 != base {
            let Some(slot) = self.comm_slot_of_message(base) else { return SpaceId::NONE };
            self.last_comm = (base, slot);
        }
        SpaceId::new(self.last_comm.1, coll)
    }

    /// A communicator that is not known yet is on its way: its messages are kept. One that was
    /// freed has none any more.
    #[cold]
    fn comm_slot_of_message(&mut self, base: u64) -> Option<u32> {
        match self.comm_by_context.get(&base) {
            Some(&slot) => Some(slot),
            None if self.freed.has(base) => None,
            None => Some(self.comm_slot(base, true)),
        }
    }

    /// Messages for communicators that this process has not made, and may make yet.
    pub(crate) fn orphans(&self) -> usize {
        let kept = |c: &CommState| c.spaces.iter().map(|s| s.depth().1).sum::<usize>();
        self.comms.iter().flatten().filter(|c| c.orphan).map(kept).sum()
    }

    #[inline]
    pub(crate) fn space(&mut self, id: SpaceId) -> Option<&mut Space> {
        space_of(&mut self.comms, id)
    }

    /// The communicator is freed. Its state stays while receives are posted in it.
    pub(crate) fn comm_freed(&mut self, slot: u32) {
        self.dying.push(slot);
        self.reap_freed();
    }

    /// Drops communicators that were freed and have no posted receive any more.
    fn reap_freed(&mut self) {
        let mut dying = std::mem::take(&mut self.dying);
        dying.retain(|&slot| {
            let Some(Some(comm)) = self.comms.get(slot as usize) else { return false };
            if comm.spaces.iter().any(|s| s.depth().0 > 0) {
                return true;
            }
            let context = comm.context;
            self.loss.revoked -= usize::from(comm.ended != Ending::None);
            let orphans: Vec<Name> = comm.spaces.iter().flat_map(Space::unexpected).collect();
            self.comms[slot as usize] = None;
            self.comms_free.push(slot);
            self.comm_by_context.remove(&context);
            self.freed.note(context);
            self.last_comm = (u64::MAX, 0);
            for name in orphans {
                if let Some(message) = self.unexpected.remove(name) {
                    self.count_taken(&message);
                    self.consumed(message.peer, &message.body, message.payload.bytes().len());
                    self.discard(message.peer, &message.body);
                    self.recycle(message.payload);
                }
            }
            false
        });
        self.dying = dying;
    }
}

#[inline(always)]
fn space_of(comms: &mut [Option<CommState>], id: SpaceId) -> Option<&mut Space> {
    let comm = comms.get_mut(id.comm())?.as_mut()?;
    Some(&mut comm.spaces[(id.0 & 1) as usize])
}

/// A request for a receive, not posted yet.
#[inline(always)]
fn new_recv<'a>(
    recvs: &'a mut Pool<RecvReq>,
    w: &Wanted,
    buf: &UserBuf,
) -> (Name, &'a mut RecvReq) {
    let only_from = w.only_from;
    let (name, req) = recvs.take(|| RecvReq {
        buf: UserBuf::empty(),
        state: RecvState::Posted,
        detached: false,
        status: Status::EMPTY,
        error: None,
        owner: w.owner,
        space: w.space,
        posted_at: None,
        only_from: None,
        rendezvous: None,
    });
    // Status, error, `posted_at` and rendezvous are set on the way, or empty since the last use.
    req.buf.set(buf);
    req.state = RecvState::Posted;
    req.detached = false;
    req.owner = w.owner;
    req.space = w.space;
    req.only_from = only_from;
    (name, req)
}
