//! Everything ob1 knows, but for the modules: peers, message spaces, requests, unexpected messages,
//! and the work that waits for a module to be free.
//!
//! The state is what modules deliver into ([`Sink`](hawser_btl::Sink)). A delivery
//! changes state and copies payload; what has to be sent because of it is put into a work list that
//! [`super::engine::Engine`] serves after the modules have returned.

use std::sync::Arc;

use hawser_core::buf::UserBuf;
use hawser_core::liveness::Liveness;
use hawser_core::status::Status;

use hawser_segment::node::{NodeSegment, ObservedPage};

use super::comms::{Comms, Ending, Space};
use super::failure::Warning;
use super::ft::loss::LossState;
use super::params::Tuning;
use super::peers::Peers;
use super::recv::direct::Direct;
use super::requests::Wanted;
pub(crate) use super::requests::*;
use super::send::bsend::SharedBsend;
use super::slab::{Name, Pool, Slab};
use super::unexpected::UnexpectedQueue;
use super::wire::token::Req;
use super::work::Work;

pub(crate) struct State {
    pub(crate) tuning: Tuning,
    pub(crate) peers: Peers,
    pub(crate) comms: Comms,
    pub(crate) sends: Slab<SendReq>,
    /// Sends that were complete when they were started and are marked for cancellation, by token.
    pub(crate) marked: Vec<(Req, Name)>,
    pub(crate) recvs: Pool<RecvReq>,
    pub(crate) direct: Direct,
    pub(crate) unexpected: UnexpectedQueue,
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
            comms: Comms::new(),
            sends: Slab::new(),
            marked: Vec::new(),
            recvs: Pool::new(),
            direct: Direct::new(),
            unexpected: UnexpectedQueue::new(counters),
            bsend: SharedBsend::default(),
            liveness: Arc::default(),
            loans: Slab::new(),
            backlog: vec![0; modules],
            turn: 0,
            work: Work::default(),
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
        let Some(space) = self.comms.space(w.space) else { return (name, None) };
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
        req.posted_at = self.comms.space(w.space).map(|space| space.post(w.pattern, name));
        name
    }

    /// A request for a receive, not posted yet.
    #[inline]
    pub(crate) fn new_recv(&mut self, w: &Wanted, buf: &UserBuf) -> Name {
        new_recv(&mut self.recvs, w, buf).0
    }

    // ---- communicators ----

    /// The communicator is freed. Its state stays while receives are posted in it.
    pub(crate) fn comm_freed(&mut self, slot: u32) {
        for comm in self.comms.free(slot) {
            self.loss.revoked -= usize::from(comm.ended != Ending::None);
            for name in comm.spaces.iter().flat_map(Space::unexpected) {
                if let Some(message) = self.take_unexpected(name) {
                    self.discard(message.peer, &message.body);
                    self.unexpected.recycle(message.payload);
                }
            }
        }
    }
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
