//! The engine: modules and state together, without communicators, threads or waiting.
//!
//! A call never blocks. What a module has no room for waits in a work list of the state and is
//! tried again by [`Engine::progress`]; see the state's page for what the lists hold.

use std::sync::Arc;

use hawser_btl::{OpenModule, Peer, SendError};
use hawser_core::buf::UserBuf;
use hawser_core::contracts::pml::{Completion, Space};
use hawser_core::error::{Error, Result};
use hawser_core::status::Status;
use hawser_mca::lifecycle::Traffic;
use hawser_segment::node::{CARRIERS, NodeSegment, ObservedPage};
use hawser_segment::{ProcId, Remote};
use hawser_status::{Awaited, Revoked};

use super::channels;
use super::failure::Loss;
use super::ids::PeerId;
use super::interrupted::InterruptedEngines;
use super::params::Tuning;
use super::requests::Wanted;
use super::senders::Senders;
use super::slab::Name;
use super::state::{RecvReq, RecvState, SendState, State};
use super::wire;
use super::wire::token::{Named, Req};
use super::work::{Control, Work};
use crate::bml::Modules;
use crate::matching::Pattern;

/// Says where a process is, for the modules' `add_peer`.
pub(crate) type Locate = Box<dyn Fn(Remote) -> Peer + Send>;

/// Says whether a process has channels of its own; `None` while that is not known.
pub(crate) type HasChannels = Box<dyn Fn(u32) -> Option<bool> + Send>;

/// One message-passing process, or one channel of it.
// In this order: a pass hands on the addresses of the engine and of its state, and with the state
// at the beginning these are one.
#[repr(C)]
pub(crate) struct Engine {
    pub(crate) state: State,
    pub(crate) modules: Modules,
    pub(super) locate: Locate,
    /// Only where this engine serves all channels of a job with several.
    has_channels: Option<HasChannels>,
    /// Where the run-time tells of losses, if it does.
    pub(super) hearing: Option<RevocationWatch>,
    /// How far it is in a hold, and what it has told then.
    pub(super) hold: Hold,
    pub(super) carried: [Traffic; CARRIERS],
    /// Pieces put since the last pass.
    pub(super) puts: usize,
    /// Work lists in their alternate buffers, so that serving one allocates nothing.
    names: Vec<Name>,
    /// Sends that have something to send in this pass: they share the rails.
    pub(super) streaming: u32,
    /// Probes that have found a message.
    pub(super) probes: u32,
    /// It and the other engines of the process, which are interrupted together.
    pub(super) interrupted: Arc<InterruptedEngines>,
}

/// How far an engine is in a hold, and the number of that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Hold {
    /// It goes on.
    #[default]
    Open,
    /// It holds.
    Held(u32),
    /// It has refused this one, and goes on.
    Refused(u32),
}

/// Passes that take what lost processes have left, at most: others may send all the time.
const LAST_PASSES: u32 = 10_000;

/// What an engine has heard of the run-time.
pub(super) struct RevocationWatch {
    pub(super) node: NodeSegment,
    me: ProcId,
    /// How many revocations.
    revocations: u32,
}

/// Where a message goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Envelope {
    /// Context id of the message space.
    pub(crate) context: u64,
    /// The receiving process.
    pub(crate) to: ProcId,
    /// Rank of this process in the communicator.
    pub(crate) source: u32,
    /// Tag.
    pub(crate) tag: u32,
    /// It need not wait behind earlier messages to the same process.
    pub(crate) overtakes: bool,
    /// The communicator's C handle, for an error of the request.
    pub(crate) owner: usize,
}

impl Envelope {
    /// It is a message of a collective call.
    pub(crate) fn is_collective(&self) -> bool {
        self.context & Space::Coll as u64 != 0
    }
}

/// The completion of a request that is not known.
#[cold]
fn stale() -> Completion {
    let error = hawser_core::err!(
        Request,
        "the request was completed or freed before; keep no copies of its handle"
    );
    Completion { status: Status::EMPTY, error: Some(error) }
}

/// Processes of other jobs with which a receive from any source makes connections, so that their
/// ends show.
const WATCHED_MAX: usize = 64;

/// Control messages that may find no room before the rest waits for the next pass: many for a peer
/// that is slow to take them must not be tried again with each receive. Those that were refused go
/// to the end of the list, so that other peers get their turn.
const REFUSALS: u32 = 4;

impl Engine {
    /// An engine over these modules, which counts its messages in a page of its own.
    pub(crate) fn new(
        modules: impl IntoIterator<Item = impl Into<OpenModule>>,
        tuning: Tuning,
        counters: &'static ObservedPage,
        locate: Locate,
    ) -> Engine {
        let modules = Modules::new(wire::HEADS, modules);
        let state = State::new(tuning, modules.len(), counters);
        Engine {
            modules,
            state,
            locate,
            has_channels: None,
            hearing: None,
            hold: Hold::Open,
            carried: Default::default(),
            interrupted: Arc::default(),
            puts: 0,
            names: Vec::new(),
            streaming: 1,
            probes: 0,
        }
    }

    /// This engine serves all channels of a job with several: see [`channels`]. Before the
    /// first message.
    pub(crate) fn serve_all(&mut self, contexts: u64, has_channels: HasChannels) {
        self.state.peers.set_elsewhere(contexts);
        self.has_channels = Some(has_channels);
    }

    /// The run-time tells of losses and revocations in this segment.
    pub(crate) fn hear_from(&mut self, node: NodeSegment, me: ProcId) {
        self.hearing = Some(RevocationWatch { node, me, revocations: 0 });
        self.state.loss.told = Some((node, node.losses()));
        self.join_holds();
    }

    /// Takes what the run-time has told since the last call.
    #[cold]
    pub(super) fn hear(&mut self) {
        let Some(hearing) = &mut self.hearing else { return };
        let (node, me) = (hearing.node, hearing.me);
        // Before the rest: what is told meanwhile is looked at once more.
        self.state.loss.told = Some((node, node.losses()));
        let (revoked, next) = node.revoked_since(hearing.revocations);
        hearing.revocations = next;
        let is_new = |proc: &ProcId| *proc != me && !self.state.loss.lost.contains_key(proc);
        let lost = node.lost().filter(is_new).map(|proc| (proc, Loss::Told)).collect();
        self.lose_processes(lost);
        for context in revoked {
            self.state.revoke(context);
        }
        self.follow_hold(node.hold_asked());
    }

    /// These processes have ended. What they had sent before is delivered first: a message that
    /// has arrived counts, and so does their answer to one of ours.
    #[cold]
    pub(super) fn lose_processes(&mut self, lost: Vec<(ProcId, Loss)>) {
        if lost.iter().all(|(proc, _)| self.state.loss.lost.contains_key(proc)) {
            return;
        }
        let mut passes = 0..LAST_PASSES;
        while passes.next().is_some() && self.modules.sweep(&mut self.state) != 0 {
            self.pump();
        }
        self.state.lose_processes(lost);
    }

    /// The peer of a message.
    #[inline(always)]
    pub(super) fn peer_of(&mut self, e: &Envelope) -> PeerId {
        let peer = self.state.peers.id(e.to.into());
        if e.context & self.state.peers.get(peer).elsewhere == 0 {
            return peer;
        }
        self.peer_elsewhere(peer, e)
    }

    /// The peer of a message whose context is on another channel than 0. Decided once for each
    /// process, so that messages of one context stay in order.
    #[cold]
    pub(super) fn peer_elsewhere(&mut self, peer: PeerId, e: &Envelope) -> PeerId {
        let p = self.state.peers.get_mut(peer);
        if !p.settled {
            p.settled = true;
            if self.has_channels.as_ref().and_then(|has| has(e.to)) == Some(false) {
                p.elsewhere = 0;
                return peer;
            }
        }
        let channel = channels::index(e.context & p.elsewhere) as u32;
        self.state.peers.id(Remote::new(e.to, channel))
    }

    /// The routes to a peer are known after this, or the reason why there are none is returned.
    #[inline]
    pub(super) fn connect(&mut self, peer: PeerId) -> Result<()> {
        // A lost peer has no routes.
        if self.state.peers.get(peer).routes.is_some() { Ok(()) } else { self.connect_slow(peer) }
    }

    #[cold]
    fn connect_slow(&mut self, peer: PeerId) -> Result<()> {
        let p = self.state.peers.get_mut(peer);
        if let Some(why) = p.dead.as_ref().or(self.state.loss.lost.get(&p.proc)) {
            return Err(why.of(p.proc));
        }
        let at = (self.locate)(p.at);
        match self.modules.reach(&at) {
            Ok(mut routes) => {
                self.state.tuning.apply(&mut routes);
                p.routes = Some(routes);
                Ok(())
            }
            Err(why) => Err(hawser_core::err!(Other, "{why}")),
        }
    }

    /// This process is about to sleep until a process of another job sends: of its end no run-time
    /// tells, only the connection with it does.
    #[cold]
    pub(super) fn watch_over(&mut self, awaited: Option<Awaited>) {
        let Some(awaited) = awaited else { return };
        let of_other_job = |proc: &ProcId| self.modules.is_of_other_job(*proc);
        match ProcId::try_from(awaited.proc) {
            Ok(proc) if of_other_job(&proc) => self.watch_over_one(proc),
            Ok(_) => {}
            Err(_) => {
                let senders = self.state.comms.senders_of(awaited.comm);
                let all = senders.into_iter().flat_map(Senders::procs).filter(of_other_job);
                let some: Vec<ProcId> = all.take(WATCHED_MAX).collect();
                some.into_iter().for_each(|proc| self.watch_over_one(proc));
            }
        }
    }

    /// This process is about to sleep until a process of its job sends. Where the job goes on
    /// without ranks that are lost, the others leave `MPI_Finalize` each by itself, and one that
    /// has left answers nothing that it is asked: the connection tells of its end.
    #[cold]
    pub(super) fn watch_over_own(&mut self, awaited: &Awaited) {
        if let Ok(proc) = ProcId::try_from(awaited.proc)
            && !self.modules.is_of_other_job(proc)
        {
            self.watch_over_one(proc);
        }
    }

    fn watch_over_one(&mut self, proc: ProcId) {
        let peer = self.state.peers.id(proc.into());
        if self.connect(peer).is_ok()
            && let Some(routes) = &self.state.peers.get(peer).routes
        {
            let route = routes.eager.get();
            self.modules.of(route).btl.watch_over(route.to);
        }
    }

    // ---- receiving ----

    /// Starts a receive.
    #[inline(always)]
    pub(crate) fn irecv(&mut self, w: &Wanted, buf: &UserBuf) -> Name {
        let (name, message) = self.state.start_recv(w, buf);
        if let Some(message) = message {
            self.recv_unexpected(name, message);
        }
        name
    }

    /// Ends a receive, or begins its transfer, with a message that was there before it.
    #[inline(never)]
    pub(super) fn recv_unexpected(&mut self, name: Name, message: Name) {
        self.state.give_unexpected(name, message);
        self.pump();
    }

    /// Status of the message that a receive would get; the error when none can come any more.
    pub(crate) fn probe(&mut self, w: &Wanted) -> Option<Result<Status>> {
        let message = self.state.comms.space(w.space).and_then(|s| s.probe(w.pattern));
        match message.and_then(|name| self.state.unexpected.get(name)) {
            Some(message) => Some(Ok(message.status())),
            None => self.state.hopeless_probe(w).map(Err),
        }
    }

    /// Takes the message that a receive would get out of the queue; the error when none can come
    /// any more.
    pub(crate) fn mprobe(&mut self, w: &Wanted) -> Option<Result<(Name, Status)>> {
        let message = self.state.comms.space(w.space).and_then(|s| s.take(w.pattern));
        match message.and_then(|name| Some((name, self.state.unexpected.get(name)?))) {
            Some((name, message)) => Some(Ok((name, message.status()))),
            None => self.state.hopeless_probe(w).map(Err),
        }
    }

    /// Receives a message that [`Engine::mprobe`] took out; `None` when there is no such message.
    pub(crate) fn imrecv(&mut self, message: Name, buf: &UserBuf, owner: usize) -> Option<Name> {
        let space = self.state.unexpected.get(message)?.space;
        let wanted = Wanted { space, pattern: Pattern::new(None, None), only_from: None, owner };
        let name = self.state.new_recv(&wanted, buf);
        self.recv_unexpected(name, message);
        Some(name)
    }

    /// The sender of a receive's message cannot be reached.
    #[cold]
    pub(super) fn fail_recv(&mut self, name: Name, peer: PeerId) {
        let proc = self.state.peers.get(peer).proc;
        if let Some(req) = self.state.recvs.requests.get_mut(name)
            && req.error.is_none()
        {
            req.error = Some(Loss::Unreached.of(proc));
        }
        self.state.fail_transfer(name, peer);
    }

    // ---- requests ----

    /// True when there is such a request.
    pub(crate) fn knows(&self, req: Req) -> bool {
        match self.named(req) {
            Named::Sent => true,
            Named::Send(n) => self.state.sends.requests.get(n).is_some_and(|r| !r.detached),
            Named::Recv(n) => self.state.recvs.requests.get(n).is_some_and(|r| !r.detached),
        }
    }

    /// The C handle of the request's communicator; 0 where that is not known.
    pub(crate) fn owner(&self, req: Req) -> usize {
        match self.named(req) {
            Named::Sent => 0,
            Named::Send(n) => self.state.sends.requests.get(n).map_or(0, |r| r.owner),
            Named::Recv(n) => self.state.recvs.requests.get(n).map_or(0, |r| r.owner),
        }
    }

    /// The request whose token has this low half, without the channel.
    pub(crate) fn alive(&self, low: u32) -> Option<Req> {
        let found = match Req(u64::from(low)).named() {
            Named::Sent => {
                let mut marked = self.state.sends.marked.iter().map(|(req, _)| *req);
                return Some(marked.find(|req| req.0 as u32 == low).unwrap_or(Req::SENT));
            }
            Named::Send(n) => Req::send(self.state.sends.requests.name_at(n.index)?),
            Named::Recv(n) => Req::recv(self.state.recvs.requests.name_at(n.index)?),
        };
        self.knows(found).then_some(found)
    }

    /// True when the request has completed (or does not exist).
    #[inline]
    pub(crate) fn is_complete(&self, req: Req) -> bool {
        match self.named(req) {
            Named::Sent => true,
            Named::Send(n) => self.state.sends.requests.get(n).is_none_or(|r| r.is_over()),
            Named::Recv(n) => self
                .state
                .recvs
                .requests
                .get(n)
                .is_none_or(|r| matches!(r.state, RecvState::Done | RecvState::Suspended)),
        }
    }

    /// The status of a completed request.
    pub(crate) fn peek(&self, req: Req) -> Option<Status> {
        match self.named(req) {
            Named::Recv(n) => {
                let r = self.state.recvs.requests.get(n)?;
                (r.state == RecvState::Done).then_some(r.status)
            }
            Named::Send(n) => {
                let r = self.state.sends.requests.get(n)?;
                r.is_over().then(|| r.status())
            }
            Named::Sent => Some(Status::EMPTY),
        }
    }

    /// Ends the request if it has completed.
    #[inline]
    pub(crate) fn test(&mut self, req: Req) -> Option<Completion> {
        if !self.is_complete(req) {
            return None;
        }
        Some(match self.named(req) {
            Named::Sent => Completion::empty(),
            Named::Send(n) => self.end_send(n),
            Named::Recv(n) => match self.suspended(n) {
                Some(error) => return Some(error),
                None => self.end_recv(n),
            },
        })
    }

    /// Ends the request if it has completed, as [`Engine::test`] does: gives its error, and its
    /// status to `to`.
    #[inline(always)]
    pub(crate) fn end(&mut self, req: Req, to: Option<&mut Status>) -> Option<Option<Error>> {
        let end = match self.named(req) {
            Named::Recv(name) => return self.end_receive(name, to),
            Named::Sent => {
                if let Some(to) = to {
                    *to = Status::EMPTY;
                }
                return Some(None);
            }
            Named::Send(_) => self.test(req)?,
        };
        if let Some(to) = to {
            *to = end.status;
        }
        Some(end.error)
    }

    /// Ends a send whose user's part is over; what is left of it goes on by itself.
    #[inline]
    fn end_send(&mut self, name: Name) -> Completion {
        self.unmark(name);
        if self.state.sends.requests.get(name).is_some_and(|r| r.state != SendState::Done) {
            return self.end_early(name);
        }
        let Some(r) = self.state.sends.requests.remove(name) else { return stale() };
        Completion { status: r.status(), error: r.error.map(|e| e.on(r.owner)) }
    }

    /// [`Engine::end_send`] of one that was released: for the user it may have failed.
    #[cold]
    #[inline(never)]
    fn end_early(&mut self, name: Name) -> Completion {
        let Some(r) = self.state.sends.requests.get_mut(name) else { return stale() };
        r.detached = true;
        Completion { status: r.status(), error: r.error.take().map(|e| e.on(r.owner)) }
    }

    /// [`Engine::end`] for a receive.
    #[inline(always)]
    fn end_receive(&mut self, name: Name, to: Option<&mut Status>) -> Option<Option<Error>> {
        let mut suspended = false;
        let end = |r: &mut RecvReq| {
            if r.state != RecvState::Done {
                suspended = r.state == RecvState::Suspended;
                return None;
            }
            if let Some(to) = to {
                *to = r.status;
            }
            Some(r.take_error())
        };
        let ended =
            self.state.recvs.requests.end_if(name, end).unwrap_or_else(|| Some(stale().error));
        if suspended { self.suspended(name).map(|end| end.error) } else { ended }
    }

    /// What is told of a receive that stays posted; `None`: it is no such one.
    #[cold]
    fn suspended(&self, name: Name) -> Option<Completion> {
        let r = self.state.recvs.requests.get(name).filter(|r| r.state == RecvState::Suspended)?;
        let error = r.error.clone().map(|e| e.on(r.owner));
        Some(Completion { status: r.status, error })
    }

    /// True when the receive has completed (or does not exist).
    #[inline]
    pub(crate) fn received(&self, name: Name) -> bool {
        self.state.recvs.requests.get(name).is_none_or(|r| r.state == RecvState::Done)
    }

    /// Ends a receive that has completed.
    #[inline]
    pub(crate) fn end_recv(&mut self, name: Name) -> Completion {
        let end = |r: &mut RecvReq| Completion { status: r.status, error: r.take_error() };
        self.state.recvs.requests.end(name, end).unwrap_or_else(stale)
    }

    /// Gives a request up: it ends by itself.
    pub(crate) fn free(&mut self, req: Req) {
        if self.test(req).is_some_and(|end| !end.is_pending()) {
            return;
        }
        match self.named(req) {
            Named::Sent => {}
            Named::Send(n) => {
                self.unmark(n);
                if let Some(r) = self.state.sends.requests.get_mut(n) {
                    r.detached = true;
                }
            }
            Named::Recv(n) => {
                if let Some(r) = self.state.recvs.requests.get_mut(n) {
                    r.detached = true;
                }
            }
        }
    }

    // ---- progress ----

    /// Moves messages; `all` also polls modules that have been quiet. Returns the events.
    #[inline]
    pub(crate) fn progress(&mut self, all: bool) -> usize {
        let events = self.modules.progress(&mut self.state, all);
        if self.state.work.may_have_any() { events + self.service() } else { events }
    }

    /// As [`Engine::progress`], but takes at most this many glances at the module that is in use.
    #[inline(always)]
    pub(super) fn glance(&mut self, times: usize) -> usize {
        let events = self.modules.glance(&mut self.state, times);
        if events != 0 && self.state.work.may_have_any() { events + self.service() } else { events }
    }

    /// Serves the work lists, and looks whether peers compute. Returns the pieces that were put.
    #[inline(never)]
    pub(super) fn service(&mut self) -> usize {
        if std::mem::take(&mut self.state.loss.news) {
            self.hear();
            self.hear_from_peers();
        }
        if self.state.loss.any() {
            self.end_stranded();
        }
        self.pump();
        self.watch();
        self.state.work.served();
        std::mem::take(&mut self.puts)
    }

    /// Serves the work lists: each entry once, but for control messages no more than it is worth.
    pub(crate) fn pump(&mut self) {
        let mut refused = 0;
        for _ in 0..self.state.work.control().len() {
            let Some((peer, control)) = self.state.work.control().pop_front() else { break };
            if !self.send_control(peer, control) {
                self.state.work.send(peer, control);
                refused += 1;
                if refused == REFUSALS {
                    break;
                }
            }
        }
        for _ in 0..self.state.work.pending().len() {
            let Some(peer) = self.state.work.pending().pop_front() else { break };
            if !self.flush_pending(peer) {
                self.state.work.pend(peer);
            }
        }
        self.serve(Work::pulls, Engine::pull);
        if !self.state.work.streams().is_empty() {
            self.stream_on();
        }
    }

    #[inline(never)]
    fn stream_on(&mut self) {
        let State { sends, work, peers, .. } = &mut self.state;
        sends.sum_streams(work.streams(), peers);
        self.modules.gather();
        self.serve(Work::streams, Engine::stream);
        self.modules.push_out();
    }

    fn serve(
        &mut self,
        list: fn(&mut Work) -> &mut Vec<Name>,
        step: fn(&mut Engine, Name) -> bool,
    ) {
        if list(&mut self.state.work).is_empty() {
            return;
        }
        let mut names = std::mem::take(&mut self.names);
        names.append(list(&mut self.state.work));
        self.streaming = names.len() as u32;
        names.retain(|&name| step(self, name));
        // Those that stay go first, each at one time before the others; new ones came meanwhile.
        if names.len() > 1 {
            names.rotate_left(1);
        }
        names.append(list(&mut self.state.work));
        std::mem::swap(list(&mut self.state.work), &mut names);
        names.clear();
        self.names = names;
    }

    /// True when the message has left, or never can.
    pub(super) fn send_control(&mut self, peer: PeerId, control: Control) -> bool {
        if self.connect(peer).is_err() {
            return true;
        }
        let p = self.state.peers.get(peer);
        let Some(routes) = &p.routes else { return true };
        let route = match control {
            Control::Recall(_, way) | Control::Decision(_, way) => way,
            _ => routes.eager.get(),
        };
        let btl = &mut self.modules.used(route).btl;
        if matches!(control, Control::Lost(_) | Control::Revoked(_)) {
            // Nobody waits for these, and their receivers may compute.
            btl.begin_contact(route.to);
        }
        let sent = match control {
            Control::Ack(ack) => btl.send_short(route.to, wire::TAG, &ack.encode(), &[]),
            Control::Matched(r) => btl.send_short(route.to, wire::TAG, &wire::matched(r), &[]),
            Control::Put(put) => btl.send_short(route.to, wire::TAG, &put.encode(), &[]),
            Control::Recall(r, _) => btl.send_short(route.to, wire::TAG, &r.encode(), &[]),
            Control::Recalled(r) => btl.send_short(route.to, wire::TAG, &r.encode(), &[]),
            Control::Decision(d, _) => btl.send_short(route.to, wire::TAG, &d.encode(), &[]),
            Control::Credit => btl.send_short(route.to, wire::TAG, &wire::credit(p.returned), &[]),
            Control::AskDrained => btl.send_short(route.to, wire::TAG, &wire::ask_drained(), &[]),
            Control::Drained => {
                btl.send_short(route.to, wire::TAG, &wire::drained(p.send_seq), &[])
            }
            Control::Lost(lost) => btl.send_short(route.to, wire::TAG, &lost.encode(), &[]),
            Control::Revoked(c) => btl.send_short(route.to, wire::TAG, &wire::revoked(c), &[]),
        };
        !matches!(sent, Err(SendError::NoResource))
    }

    /// True when everything that this process has sent has left it, all of what it has matched is
    /// here, and the senders know.
    pub(crate) fn is_drained(&self) -> bool {
        let state = &self.state;
        // A request that was freed may still be read into.
        let under_way = |r: &RecvReq| r.state == RecvState::Receiving;
        !state.work.owes_control()
            && state.work.is_still()
            && !state.recvs.requests.iter().any(|(_, r)| under_way(r))
            && state.sends.requests.iter().all(|(_, r)| r.is_left_alone())
    }

    /// The receivers of messages that are complete for the user, and of which the rest leaves when
    /// a receive is posted.
    pub(crate) fn late_receivers(&self) -> impl Iterator<Item = ProcId> + '_ {
        let late = self.state.sends.requests.iter().filter(|(_, r)| r.awaits_receiver());
        late.map(|(_, r)| self.state.peers.get(r.peer).proc)
    }

    /// Brings the modules to rest: to be called until it returns true.
    pub(crate) fn quiesce_modules(&mut self) -> bool {
        let mut at_rest = true;
        for module in self.modules.iter_mut() {
            at_rest &= module.btl.quiesce(&mut self.state);
        }
        at_rest
    }
}

/// The error of a call on a token that names nothing.
#[cold]
pub(crate) fn no_message() -> Error {
    hawser_core::err!(Request, "the message was received already")
}
