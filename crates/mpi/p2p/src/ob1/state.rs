//! Everything ob1 knows, but for the modules: peers, message spaces, requests, unexpected messages,
//! and the work that waits for a module to be free.
//!
//! The state is what modules deliver into ([`Sink`]). A delivery changes state and copies payload;
//! what has to be sent because of it is put into a work list that [`super::engine::Engine`] serves
//! after the modules have returned.

use std::collections::{BTreeMap, VecDeque};

use hawser_core::buf::{BufReader, BufWriter, UserBuf};
use hawser_core::contracts::pml::BsendScope;
use hawser_core::error::Error;
use hawser_core::status::Status;
use hawser_transport::btl::{ProcId, RemoteRegion};
use hawser_transport::node::ObservedPage;

use super::absent::{Advertised, Mover};
use super::bsend::SharedBsend;
use super::cancel::Recall;
use super::direct::Direct;
use super::engine::{Req, Wanted};
use super::loss::Senders;
use super::params::Tuning;
use super::peers::{PeerId, Peers};
use super::slab::{Name, Pool, Reuse, Slab};
use super::wire;
use super::work::Work;
use crate::matching::{FastMap, Matcher, PostedAt};

/// How far a send has come. The memory of the message is in use until `Done`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SendState {
    /// On the peer's pending queue: its first message was not taken by a module yet.
    Queued,
    /// Synchronous eager: the payload has left, the match is not confirmed.
    AwaitMatch,
    /// Offered; the receiver has not answered.
    Offered,
    /// The receiver wants `next .. upto`; on the list of streams.
    Streaming { next: u64, upto: u64 },
    /// All fragments were taken; some zero-copy ones have not completed.
    Draining,
    /// Eager, and complete but for the question whether the receiver gives it back; see `cancel`.
    Left,
    /// Complete.
    Done,
}

pub(crate) struct SendReq {
    pub(crate) peer: PeerId,
    pub(crate) buf: UserBuf,
    pub(crate) context: u64,
    pub(crate) source: u32,
    pub(crate) tag: u32,
    /// See [`Envelope::owner`](super::engine::Envelope).
    pub(crate) owner: usize,
    pub(crate) sync: bool,
    /// The call that began it waits for its end.
    pub(crate) stays: bool,
    pub(crate) state: SendState,
    /// Nobody will ask for the result: the request ends by itself.
    pub(crate) detached: bool,
    /// Whether it is marked for cancellation, and what has come of that.
    pub(crate) recall: Recall,
    /// Its number among the matched messages to the peer, when it has left as an eager one.
    pub(crate) eager: Option<u32>,
    /// The receiver may read the memory.
    pub(crate) exposed: bool,
    /// Whose buffer the message counts against.
    pub(crate) buffered: Option<BsendScope>,
    pub(crate) error: Option<Error>,
    /// Packing position of data with holes; kept from fragment to fragment.
    pub(crate) reader: Option<BufReader>,
    /// Receiver's request.
    pub(crate) remote: u64,
    /// Zero-copy fragments that have not completed.
    pub(crate) in_flight: u32,
    /// For messages that may be put into the receiver's memory.
    pub(crate) mover: Option<Box<Mover>>,
}

impl SendReq {
    /// An eager message that has left without a request, and is not over for its receiver.
    pub(crate) fn eager(peer: PeerId, seq: u32) -> SendReq {
        SendReq {
            peer,
            buf: UserBuf::empty(),
            context: 0,
            source: 0,
            tag: 0,
            owner: 0,
            sync: false,
            stays: false,
            state: SendState::Left,
            detached: false,
            recall: Recall::No,
            eager: Some(seq),
            exposed: false,
            buffered: None,
            error: None,
            reader: None,
            remote: 0,
            in_flight: 0,
            mover: None,
        }
    }

    /// Its data is written to the memory of its receive.
    pub(crate) fn is_claimed(&self) -> bool {
        self.mover.as_deref().is_some_and(Mover::is_bound)
    }

    /// What matching needs, in the message with this sequence number.
    pub(crate) fn matching(&self, seq: u32) -> wire::Match {
        wire::Match { seq, context: self.context, source: self.source, tag: self.tag }
    }
}

/// How far a receive has come. The memory is in use until `Done`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RecvState {
    /// Posted, not matched.
    Posted,
    /// Matched with an offer; data is on its way.
    Receiving,
    /// Complete.
    Done,
}

pub(crate) struct RecvReq {
    pub(crate) buf: UserBuf,
    pub(crate) state: RecvState,
    pub(crate) detached: bool,
    pub(crate) status: Status,
    pub(crate) error: Option<Error>,
    /// See [`Wanted::owner`].
    pub(crate) owner: usize,
    /// Space and place while posted.
    pub(crate) space: SpaceId,
    pub(crate) place: Option<PostedAt>,
    /// The process that alone can send the message; `None` with any source.
    pub(crate) only_from: Option<ProcId>,
    pub(crate) rendezvous: Option<Box<Rendezvous>>,
}

impl RecvReq {
    /// Its error, with the communicator on which it is raised.
    #[inline(always)]
    pub(crate) fn take_error(&mut self) -> Option<Error> {
        // The usual case writes nothing.
        if self.error.is_none() { None } else { self.error.take().map(|e| e.on(self.owner)) }
    }
}

impl Reuse for RecvReq {
    #[inline(always)]
    fn retire(&mut self) {
        // A datatype is not kept alive by a request that has ended.
        if self.buf.contiguous().is_none() {
            self.buf = UserBuf::empty();
        }
        debug_assert!(self.rendezvous.is_none() && self.error.is_none());
    }
}

/// The receiving side of a message that came as an offer.
pub(crate) struct Rendezvous {
    pub(crate) peer: PeerId,
    pub(crate) send_req: u64,
    pub(crate) region: Option<RemoteRegion>,
    /// The sender has asked to send fragments, if it makes progress.
    pub(crate) streams: bool,
    /// This side reads; else it has not answered, or has asked for fragments.
    pub(crate) reads: bool,
    /// What the answer has named.
    pub(crate) advert: Option<Advertised>,
    /// Bytes to receive: the message's or the buffer's, whichever is less.
    pub(crate) wanted: u64,
    /// Bytes received: what is put, read or comes in fragments does not overlap, so this tells when
    /// all are there.
    pub(crate) got: u64,
    /// Where reading of remote memory began, to begin there again if it is refused.
    pub(crate) get_base: u64,
    /// Next byte to ask for by `get`.
    pub(crate) get_next: u64,
    /// Bytes asked for in `get`s that have not completed, and their number.
    pub(crate) gets: u32,
    pub(crate) refused: bool,
    /// Its bytes are written past the caches: see [`State::goes_past_caches`].
    pub(crate) past_caches: bool,
    /// Unpacking position of data with holes, and the offset that it stands at.
    pub(crate) writer: Option<(BufWriter, u64)>,
}

impl Rendezvous {
    /// The transfer of this many bytes from a peer.
    pub(crate) fn new(peer: PeerId, wanted: u64) -> Rendezvous {
        Rendezvous {
            peer,
            send_req: 0,
            region: None,
            streams: false,
            reads: false,
            advert: None,
            wanted,
            got: 0,
            get_base: 0,
            get_next: 0,
            gets: 0,
            refused: false,
            past_caches: false,
            writer: None,
        }
    }

    /// It was announced by this offer.
    pub(crate) fn offered(&mut self, o: &Offered) {
        (self.send_req, self.region, self.streams) = (o.send_req, o.region, o.streams);
    }

    /// Asks for all that did not come with the offer.
    pub(crate) fn ack(&self, name: Name) -> wire::Ack {
        wire::Ack {
            send_req: self.send_req,
            recv_req: name.pack(),
            from: self.get_base,
            upto: self.wanted,
            advert: None,
        }
    }
}

/// A zero-copy fragment that has not completed.
pub(crate) struct Loan {
    pub(crate) send: Name,
    pub(crate) module: u16,
    pub(crate) bytes: u64,
}

/// What kind of message an unexpected one is.
#[derive(Clone, Debug)]
pub(crate) enum Body {
    /// With its number among the matched messages of the sender.
    Eager(u32),
    /// Eager, the sender's request waits for the match.
    Sync(u64),
    Offer(Box<Offered>),
}

impl Body {
    /// Cost, for flow control, of the message with this payload.
    #[inline(always)]
    pub(crate) fn cost(&self, payload: usize) -> u64 {
        cost(!matches!(self, Body::Eager(_)), payload)
    }
}

/// The transfer that an offer announces.
#[derive(Clone, Debug)]
pub(crate) struct Offered {
    pub(crate) send_req: u64,
    pub(crate) len: u64,
    pub(crate) region: Option<RemoteRegion>,
    pub(crate) streams: bool,
}

/// Payload of an unexpected message: short ones without an allocation.
pub(crate) enum Payload {
    Short(u8, [u8; Payload::SHORT]),
    Long(Vec<u8>),
}

impl Payload {
    pub(crate) const SHORT: usize = 30;

    pub(crate) fn bytes(&self) -> &[u8] {
        match self {
            Payload::Short(n, data) => &data[..usize::from(*n)],
            Payload::Long(data) => data,
        }
    }
}

/// A message that no posted receive accepted.
pub(crate) struct Unexpected {
    pub(crate) peer: PeerId,
    pub(crate) source: u32,
    pub(crate) tag: u32,
    pub(crate) body: Body,
    pub(crate) payload: Payload,
    /// Space it was found in; for messages taken out by a matched probe.
    pub(crate) space: SpaceId,
}

// One line of memory: long queues of short messages are walked at the speed of the cache.
const _: () = assert!(size_of::<Unexpected>() <= 64);

impl Unexpected {
    pub(crate) fn len(&self) -> u64 {
        match &self.body {
            Body::Eager(_) | Body::Sync(_) => self.payload.bytes().len() as u64,
            Body::Offer(offered) => offered.len,
        }
    }

    pub(crate) fn status(&self) -> Status {
        status_of(self.source, self.tag, self.len())
    }
}

/// A message space of a communicator: index of the communicator and which of the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SpaceId(pub(crate) u32);

impl SpaceId {
    /// There is none.
    pub(crate) const NONE: SpaceId = SpaceId(u32::MAX);

    pub(crate) fn new(slot: u32, coll: bool) -> SpaceId {
        SpaceId(slot << 1 | u32::from(coll))
    }

    /// Index of the communicator.
    #[inline(always)]
    pub(crate) fn comm(self) -> usize {
        (self.0 >> 1) as usize
    }
}

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
}

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
    /// Zero-copy fragments in loan.
    pub(crate) loans: Slab<Loan>,
    /// Bytes of `loans` by module.
    pub(crate) backlog: Vec<u64>,
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
    /// Ranks of the job that are lost, and why.
    pub(crate) lost: BTreeMap<u32, String>,
    /// Messages that were refused, and why the last one was.
    pub(crate) faults: u64,
    pub(crate) last_fault: String,
}

/// Cost of an eager message over its payload, for flow control: what keeping it takes.
const KEEP_COST: u64 = 64;
/// Spare buffers that are kept.
pub(crate) const SPARE_MAX: usize = 64;

/// Cost of a message's eager data for flow control. A message whose sender's request waits for the
/// match (an offer, or a synchronous one) is bounded by the sender's own memory: a receiver keeps
/// an entry for each, and a payload that fits into the entry costs nothing more.
#[inline]
pub(crate) fn cost(sender_waits: bool, payload: usize) -> u64 {
    if sender_waits && payload <= Payload::SHORT { 0 } else { KEEP_COST + payload as u64 }
}

pub(crate) fn status_of(source: u32, tag: u32, bytes: u64) -> Status {
    Status { source: source as i32, tag: tag as i32, bytes, cancelled: false }
}

#[cold]
pub(crate) fn truncated(len: u64, room: u64) -> Error {
    hawser_core::err!(
        Truncate,
        "a message of {len} bytes was received into a buffer of {room} bytes; post a larger \
         receive, or ask for the length with MPI_Probe"
    )
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
            loans: Slab::new(),
            backlog: vec![0; modules],
            work: Work::default(),
            kept_bytes: 0,
            long_sent: 0,
            counters,
            completed: false,
            lost: BTreeMap::new(),
            faults: 0,
            last_fault: String::new(),
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
                req.place = Some(place);
                (name, None)
            }
            Err(message) => (name, Some(message)),
        }
    }

    /// Posts a receive for which there is no message yet.
    pub(crate) fn post_recv(&mut self, w: &Wanted, buf: &UserBuf) -> Name {
        let (name, req) = new_recv(&mut self.recvs, w, buf);
        req.place = space_of(&mut self.comms, w.space).map(|space| space.post(w.pattern, name));
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
        self.bury();
    }

    /// Drops communicators that were freed and have no posted receive any more.
    fn bury(&mut self) {
        let mut dying = std::mem::take(&mut self.dying);
        dying.retain(|&slot| {
            let Some(Some(comm)) = self.comms.get(slot as usize) else { return false };
            if comm.spaces.iter().any(|s| s.depth().0 > 0) {
                return true;
            }
            let context = comm.context;
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
        place: None,
        only_from: None,
        rendezvous: None,
    });
    // Status, error, place and rendezvous are set on the way, or empty since the last use.
    req.buf.set(buf);
    req.state = RecvState::Posted;
    req.detached = false;
    req.owner = w.owner;
    req.space = w.space;
    req.only_from = only_from;
    (name, req)
}
