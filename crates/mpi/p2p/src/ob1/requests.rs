//! Requests: what ob1 keeps of each operation under way.

use hawser_core::buf::{BufReader, BufWriter, UserBuf};
use hawser_core::contracts::pml::BsendScope;
use hawser_core::error::{ErrClass, Error};
use hawser_core::status::Status;
use hawser_segment::ProcId;

use super::absent::{Advertised, Mover};
use super::ids::{PeerId, SpaceId};
use super::received::Received;
use super::slab::{Name, Reuse};
use super::wire;
use super::wire::regions::Regions;
use crate::bml::READ_RAILS;
use crate::matching::{Pattern, PostedAt};

/// What a receive or probe accepts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted {
    /// The message space.
    pub(crate) space: SpaceId,
    /// Ranks and tags.
    pub(crate) pattern: Pattern,
    /// The process behind a definite source.
    pub(crate) only_from: Option<ProcId>,
    /// The communicator's C handle, for an error of the request.
    pub(crate) owner: usize,
}

/// How far a send has come. The memory of the message is in use until `Done`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SendState {
    /// On the peer's pending queue: its first message was not taken by a module yet.
    Pending,
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

/// Whether a send is marked for cancellation, and what has come of that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Recall {
    /// It is not marked, or goes on as if it were not.
    No,
    /// The receiver was asked, and is waited for during so many passes more.
    Asked(u32),
    /// The receiver has reserved the message, or it was matched.
    Answered(wire::Recalled),
    /// It goes on, and is complete for the user when no module uses the user's memory any more.
    Released,
    /// Nothing of it is received.
    Cancelled,
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
    /// Loans of its memory: zero-copy fragments that have not completed.
    pub(crate) loans: u32,
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
            loans: 0,
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
    /// Posted, not matched, and whoever waits for it is told why it may wait in vain.
    Suspended,
    /// Complete.
    Done,
}

impl RecvState {
    /// It stands among the posted receives.
    pub(crate) fn is_posted(self) -> bool {
        matches!(self, RecvState::Posted | RecvState::Suspended)
    }
}

pub(crate) struct RecvReq {
    pub(crate) buf: UserBuf,
    pub(crate) state: RecvState,
    pub(crate) detached: bool,
    pub(crate) status: Status,
    pub(crate) error: Option<Error>,
    /// See [`Wanted::owner`].
    pub(crate) owner: usize,
    /// Space and number of posting while posted.
    pub(crate) space: SpaceId,
    pub(crate) posted_at: Option<PostedAt>,
    /// The process that alone can send the message; `None` with any source.
    pub(crate) only_from: Option<ProcId>,
    pub(crate) rendezvous: Option<Box<Rendezvous>>,
}

impl RecvReq {
    /// Its error, with the communicator on which it is raised.
    #[inline(always)]
    pub(crate) fn take_error(&mut self) -> Option<Error> {
        // The usual case writes nothing.
        if self.error.is_none() { None } else { self.take_some_error() }
    }
}

impl RecvReq {
    /// One that was suspended, and has got its message after all, has none.
    #[cold]
    fn take_some_error(&mut self) -> Option<Error> {
        let error = self.error.take().filter(|e| e.class() != ErrClass::ProcFailedPending);
        error.map(|e| e.on(self.owner))
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
    pub(crate) regions: Regions,
    /// The sender has asked to send fragments, if it makes progress.
    pub(crate) streams: bool,
    /// This side reads; else it has not answered, or has asked for fragments.
    pub(crate) reads: bool,
    /// What the answer has named.
    pub(crate) advert: Option<Advertised>,
    /// Bytes to receive: the message's or the buffer's, whichever is less.
    pub(crate) wanted: u64,
    /// What has come in messages, or was read.
    pub(crate) received: Received,
    /// Bytes that the sender has put; they overlap with nothing else.
    pub(crate) put: u64,
    /// Where reading of remote memory began, to begin there again if it is refused.
    pub(crate) get_base: u64,
    /// Next byte to ask for by `get`.
    pub(crate) get_next: u64,
    /// `get`s that have not completed, by the place of their rail among [`Rendezvous::regions`].
    pub(crate) gets: [u32; READ_RAILS],
    pub(crate) refused: bool,
    /// Its bytes are written past the caches: see
    /// [`goes_past_caches`](super::state::State::goes_past_caches).
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
            regions: Regions::default(),
            streams: false,
            reads: false,
            advert: None,
            wanted,
            received: Received::default(),
            put: 0,
            get_base: 0,
            get_next: 0,
            gets: [0; READ_RAILS],
            refused: false,
            past_caches: false,
            writer: None,
        }
    }

    /// Some `get` has not completed.
    #[inline]
    pub(crate) fn is_reading(&self) -> bool {
        self.gets.iter().any(|n| *n > 0)
    }

    /// Bytes that are there.
    #[inline]
    pub(crate) fn got(&self) -> u64 {
        self.received.bytes() + self.put
    }

    /// All bytes are there.
    #[inline]
    pub(crate) fn is_whole(&self) -> bool {
        self.got() >= self.wanted
    }

    /// It was announced by this offer.
    pub(crate) fn offered(&mut self, o: &Offered) {
        (self.send_req, self.regions, self.streams) = (o.send_req, o.regions, o.streams);
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
    pub(crate) regions: Regions,
    pub(crate) streams: bool,
}

/// Payloads up to this length lie in the entry of an unexpected message.
pub(crate) const SHORT_PAYLOAD: usize = 30;

/// Cost of an eager message over its payload, for flow control: what keeping it takes.
pub(crate) const KEEP_COST: u64 = 64;

/// Cost of a message's eager data for flow control. A message whose sender's request waits for the
/// match (an offer, or a synchronous one) is bounded by the sender's own memory: a receiver keeps
/// an entry for each, and a payload that fits into the entry costs nothing more.
#[inline]
pub(crate) fn cost(sender_waits: bool, payload: usize) -> u64 {
    if sender_waits && payload <= SHORT_PAYLOAD { 0 } else { KEEP_COST + payload as u64 }
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
