//! The connecting side: calls to members of the job that listen somewhere else.
//!
//! A target may have several addresses, of which some may lead nowhere, or to somebody else. They
//! are tried in turn, each with a short start before the next one; the first that proves to be of
//! the job counts. What fails is tried again after a pause for as long as the target's patience
//! lasts. That counts time in which this process looks at its calls: one that computes for an hour
//! between two looks has not waited for an hour.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::io::{self, ErrorKind, IoSlice};
use std::net::{IpAddr, SocketAddr, TcpStream};
use std::os::fd::{AsFd, AsRawFd, BorrowedFd};

use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::socket::{self, Quality};

use super::interfaces::same_net;
use super::lent::{LentCall, LentState};
use crate::backoff::Backoff;
use crate::error::{CallError, CallFault};
use crate::gateway::{Gateway, ROUTE_ANSWER, RouteAnswer, RouteFault, encode_listener};
use crate::handshake::{self, Answer, Binding, CHALLENGE, Call, Credential, Names, Plane, Reason};
use crate::tls::Session;

/// Start that an address has before the next one is tried, in nanoseconds.
const HEAD_START_NS: u64 = 250_000_000;
/// Time, in nanoseconds, after which a connection that the kernel has not made is made anew: the
/// kernel's own repetitions become rare, and a host that was busy is found late.
const NO_ANSWER_NS: u64 = 3_000_000_000;
/// Time, in seconds, after which a connection ends whose other kernel acknowledges nothing.
const SILENCE_S: u32 = 10;
/// Connections that a process which listens itself closes without an answer until it counts as
/// refusing: it may have had to make room.
const CLOSED_MAX: u32 = 4;
/// Before an address is tried again.
const BACKOFF: Backoff = Backoff::new(5_000_000, 1_000_000_000);
/// Most time between two looks that counts as waiting, in nanoseconds.
const LOOK_NS: u64 = 1_000_000_000;

/// Whom to call.
#[derive(Clone, Debug)]
pub struct Target {
    /// The name of the host, for people.
    pub host: String,
    /// Its addresses, the preferred one first.
    pub addresses: Vec<SocketAddr>,
    /// An address of this host, and the length of its network's prefix: addresses in that network
    /// are called from there. Else, and with `None`, the kernel chooses.
    pub from: Option<(IpAddr, u8)>,
    /// What to say.
    pub names: Names,
    /// For how long it is tried, in nanoseconds.
    pub patience_ns: u64,
    /// The process that is meant listens itself, for callers who know this. Then a refusal of its
    /// host means that it has ended or listens no more, and it may compute for as long as it likes
    /// before it answers a connection. `None`: the agent of its node listens, for the job.
    pub direct: Option<Credential>,
    /// The way to a process of another cell, where its own addresses lead nowhere.
    pub via: Option<Via>,
}

impl Target {
    /// The number of the meeting, or port, by whose key a process that listens itself is called.
    pub fn meeting(&self) -> Option<u64> {
        self.direct.as_ref().map(|key| key.job)
    }
}

/// The way through a gateway, and when it is taken.
#[derive(Clone, Debug)]
pub struct Via {
    /// The gateway, its preferred address first.
    pub gateway: Gateway,
    /// For how long the addresses of the target itself are tried before, in nanoseconds.
    pub direct_ns: u64,
    /// What the gateway knows this process by; `None`: that of all calls.
    pub credential: Option<Credential>,
}

/// A connection that a call has made.
#[derive(Debug)]
pub struct Made {
    /// The connection; nonblocking. This side may send now.
    pub socket: TcpStream,
    /// What binds to the handshake that which follows.
    pub binding: Binding,
    /// What is to be sent before all else: the rest of what [`Caller::lend`] was given, of which
    /// some was sent.
    pub rest: Vec<u8>,
    /// The encryption of it, as far as [`Caller::lend`] has come with that; `None`: it has not
    /// begun.
    pub session: Option<Session>,
}

impl Made {
    /// One on which nothing was sent behind the handshake.
    pub fn new(socket: TcpStream, binding: Binding) -> Made {
        Made { socket, binding, rest: Vec::new(), session: None }
    }
}

/// One address of a target.
#[derive(Debug)]
struct Way {
    at: SocketAddr,
    state: WayState,
    failed: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum WayState {
    /// Nothing is under way; an attempt may begin at this time.
    Rests { due: u64 },
    /// The attempt with this token is under way.
    Tried(u64),
    /// It leads to an unauthenticated connection.
    Wrong,
}

/// One call.
#[derive(Debug)]
struct Pending {
    target: Target,
    /// The ways are those to the gateway.
    through: bool,
    ways: Vec<Way>,
    /// When another address may be tried beside those that are.
    next_start: u64,
    waited_ns: u64,
    last: (Option<SocketAddr>, CallFault),
}

impl Pending {
    /// A call, by the direct way if the target has one.
    fn new(target: Target, due: u64, now: u64) -> Pending {
        let ways = Pending::ways(&target.addresses, due);
        let last = (None, CallFault::NoAddress);
        let mut new = Pending { target, through: false, ways, next_start: now, waited_ns: 0, last };
        if new.wants_gateway() {
            new.take_gateway(due);
        }
        new
    }

    fn ways(addresses: &[SocketAddr], due: u64) -> Vec<Way> {
        let way = |at: &SocketAddr| Way { at: *at, state: WayState::Rests { due }, failed: 0 };
        addresses.iter().map(way).collect()
    }

    /// The direct way has had its time, or each address has failed.
    fn wants_gateway(&self) -> bool {
        let Some(via) = self.target.via.as_ref().filter(|_| !self.through) else { return false };
        let has_failed = |w: &Way| match w.state {
            WayState::Wrong => true,
            WayState::Rests { .. } => w.failed > 0,
            WayState::Tried(_) => false,
        };
        self.waited_ns >= via.direct_ns || self.ways.iter().all(has_failed)
    }

    /// How long it may be left alone, in nanoseconds.
    fn longest_ns(&self) -> u64 {
        let via = self.target.via.as_ref().filter(|_| !self.through);
        via.map_or(LOOK_NS, |via| via.direct_ns.saturating_sub(self.waited_ns).min(LOOK_NS))
    }

    /// Goes through the gateway from now on; nothing may be under way.
    fn take_gateway(&mut self, now: u64) {
        let Some(via) = &self.target.via else { return };
        self.ways = Pending::ways(&via.gateway.addresses, now);
        (self.through, self.next_start, self.waited_ns) = (true, now, 0);
        self.last = (None, CallFault::NoAddress);
    }

    /// What is said first on a connection.
    fn names(&self) -> Names {
        match (&self.target.via, self.through) {
            (Some(via), true) => Names {
                plane: Plane::Gateway,
                channel: via.gateway.channel(),
                to: via.gateway.node,
                link: 0,
                ..self.target.names
            },
            _ => self.target.names,
        }
    }

    /// What the one that is called is to know, and this process proves to know. `at_gateway`: it
    /// is the gateway.
    fn credential<'a>(&'a self, own: &'a Credential, at_gateway: bool) -> &'a Credential {
        match (&self.target.via, at_gateway) {
            (Some(via), true) => via.credential.as_ref().unwrap_or(own),
            _ => self.target.direct.as_ref().unwrap_or(own),
        }
    }

    /// What a gateway is told behind the proof: where the process listens to which it is to lead;
    /// nothing where it is the node's acceptor.
    fn listener(&self) -> Vec<u8> {
        let listener = self.target.via.as_ref().map(|via| &via.gateway.listener);
        listener.filter(|at| !at.is_empty()).map(|at| encode_listener(at)).unwrap_or_default()
    }

    /// No other address comes before this one, which has failed.
    fn hold_back(&mut self, way: usize) {
        let Some(Way { failed, state: WayState::Rests { due: first }, .. }) = self.ways.get(way)
        else {
            return;
        };
        let (failed, first) = (*failed, *first);
        for other in &mut self.ways {
            if let WayState::Rests { due } = &mut other.state {
                *due = first.max(*due);
                other.failed = failed.max(other.failed);
            }
        }
    }
}

#[derive(Debug)]
enum Stage {
    /// The kernel makes the connection.
    Connecting,
    /// The hello was said.
    Called(Box<Call>),
    /// A gateway makes the way.
    Routed,
}

/// One attempt to make a connection.
#[derive(Debug)]
pub(super) struct Attempt {
    call: u64,
    way: usize,
    stream: TcpStream,
    stage: Stage,
    /// It is at a gateway, which has not answered yet.
    at_gateway: bool,
    since: u64,
    bytes: [u8; CHALLENGE],
    have: usize,
    /// Another thread goes on with it.
    lent: Option<LentCall>,
    /// There was no thread for it, or no descriptor.
    stays: bool,
}

/// How a look at an attempt ends.
enum Step {
    Wait,
    Fail(CallFault),
    /// With what is to be sent first, and the encryption where that has begun.
    Proved(Binding, Vec<u8>, Option<Session>),
}

/// The calls of this process. See the module's documentation; it is driven like
/// [`super::Reception`].
#[derive(Debug)]
pub struct Caller {
    credential: Credential,
    quality: Quality,
    set: Poller,
    calls: BTreeMap<u64, Pending>,
    pub(super) attempts: HashMap<u64, Attempt>,
    next_token: u64,
    last_look: Option<u64>,
    events: Vec<Event>,
    done: VecDeque<(u64, Result<Made, CallError>)>,
}

impl Caller {
    /// Without calls.
    ///
    /// # Errors
    /// No descriptor to be had.
    pub fn new(credential: Credential, quality: Quality) -> io::Result<Caller> {
        Ok(Caller {
            credential,
            quality,
            set: Poller::new()?,
            calls: BTreeMap::new(),
            attempts: HashMap::new(),
            next_token: 0,
            last_look: None,
            events: Vec::new(),
            done: VecDeque::new(),
        })
    }

    /// Begins a call under a number that no other call has; where the kernel of the same host
    /// answers at once, the hello is said on return.
    pub fn call(&mut self, number: u64, target: Target, now: u64) {
        self.call_at(number, target, now, now);
    }

    /// The same for a call of which nothing happens before the time `due`.
    pub fn call_at(&mut self, number: u64, target: Target, due: u64, now: u64) {
        self.calls.insert(number, Pending::new(target, due, now));
        if self.calls.len() == 1 {
            self.last_look = Some(now);
        }
        self.look_after(number, now);
    }

    /// True when [`Caller::lend`] may find a thread for a call: it waits for the process that is
    /// called, which listens itself.
    pub fn may_lend(&self, number: u64) -> bool {
        let is_direct = self.calls.get(&number).is_some_and(|p| p.target.direct.is_some());
        let waiting = self.waiting(number).and_then(|token| self.attempts.get(&token));
        is_direct && waiting.is_some_and(|a| a.lent.is_none() && !a.stays)
    }

    /// The one attempt of a call that waits for the process that is called.
    fn waiting(&self, number: u64) -> Option<u64> {
        let waits = |(_, a): &(&u64, &Attempt)| {
            a.call == number && !a.at_gateway && matches!(a.stage, Stage::Called(_))
        };
        let mut waiting = self.attempts.iter().filter(waits).map(|(token, _)| *token);
        // Of several addresses that have been called one answers first: which, is not known.
        waiting.next().filter(|_| waiting.next().is_none())
    }

    /// Lets another thread go on with a call, see [`Caller::may_lend`], until something has come
    /// for it, that thread has ended with it, or another address is due. The bytes are what comes
    /// first on the connection; `is_all`: more may be added. False: it does not wait so, or there
    /// is no thread.
    pub fn lend(&mut self, number: u64, early: Vec<u8>, is_all: bool) -> bool {
        if !self.may_lend(number) {
            return false;
        }
        let (Some(pending), Some(token)) = (self.calls.get(&number), self.waiting(number)) else {
            return false;
        };
        let credential = pending.credential(&self.credential, false).clone();
        let Some(attempt) = self.attempts.get_mut(&token) else { return false };
        let Stage::Called(call) = &attempt.stage else { return false };
        attempt.stays = true;
        let Ok(socket) = attempt.stream.try_clone() else { return false };
        let call = (call.clone(), pending.target.names.encrypted);
        let state = LentState::new(call, (attempt.bytes, attempt.have), (early, !is_all));
        let set = &self.set;
        let watched = |ends: BorrowedFd<'_>| set.add(ends, token, Interest::Read).is_ok();
        attempt.lent = LentCall::begin(state, credential, socket.into(), watched);
        attempt.stays = attempt.lent.is_none();
        !attempt.stays
    }

    /// More that comes first on the connection of a call that was lent; `None`: something that
    /// cannot be given. False: it is not lent, or the other thread has ended with it.
    pub fn lend_more(&self, number: u64, more: Option<&[&[u8]]>) -> bool {
        let of_call = self.attempts.values().filter(|a| a.call == number);
        of_call.filter_map(|a| a.lent.as_ref()).any(|lent| lent.add(more))
    }

    /// True while another thread may go on with a call.
    pub fn is_lent(&self, number: u64) -> bool {
        self.attempts.values().any(|a| a.call == number && a.lent.is_some())
    }

    /// Goes on with a call that was lent.
    pub fn regain(&mut self, number: u64, now: u64) {
        let is_lent = |(_, a): &(&u64, &Attempt)| a.call == number && a.lent.is_some();
        if let Some(token) = self.attempts.iter().find(is_lent).map(|(token, _)| *token) {
            self.serve(token, now);
        }
    }

    /// Ends a call. A connection that is proved already, and was not polled, is given back: the
    /// other side takes it for open.
    pub fn cancel(&mut self, number: u64) -> Option<Made> {
        self.regain(number, self.last_look.unwrap_or(0));
        self.calls.remove(&number);
        self.drop_attempts(number);
        let at = self.done.iter().position(|(n, _)| *n == number)?;
        self.done.remove(at)?.1.ok()
    }

    /// The connection of a call that has got through, if its outcome was not polled.
    pub fn poll_made(&mut self, number: u64) -> Option<Made> {
        let at = self.done.iter().position(|(n, end)| *n == number && end.is_ok())?;
        self.done.remove(at)?.1.ok()
    }

    /// True when a call has this number, and has not ended.
    pub fn is_calling(&self, number: u64) -> bool {
        self.calls.contains_key(&number)
    }

    /// Calls that have not ended.
    pub fn len(&self) -> usize {
        self.calls.len()
    }

    /// True without such calls.
    pub fn is_empty(&self) -> bool {
        self.calls.is_empty()
    }

    /// The next call that has ended: with a connection on which this side may send now, or without.
    pub fn poll_outcome(&mut self) -> Option<(u64, Result<Made, CallError>)> {
        self.done.pop_front()
    }

    /// When [`Caller::handle_events`] is due without an event.
    pub fn next_time(&self) -> Option<u64> {
        if !self.done.is_empty() {
            return Some(0);
        }
        let last = self.last_look?;
        let look = self.calls.values().map(Pending::longest_ns).fold(LOOK_NS, u64::min);
        let look = last.saturating_add(look);
        let due = |p: &Pending| {
            let rests = p.ways.iter().filter_map(|w| match w.state {
                WayState::Rests { due } => Some(due),
                _ => None,
            });
            // Only after the start that those under way have.
            let first = rests.min()?;
            let tried = p.ways.iter().any(|w| matches!(w.state, WayState::Tried(_)));
            Some(if tried { first.max(p.next_start) } else { first })
        };
        if self.calls.is_empty() {
            return None;
        }
        Some(self.calls.values().filter_map(due).fold(look, u64::min))
    }

    /// Looks at everything. Calls that were lent stay so where nothing has happened to them.
    ///
    /// # Errors
    /// What the kernel said of the set of descriptors.
    pub fn handle_events(&mut self, now: u64) -> io::Result<()> {
        let mut events = std::mem::take(&mut self.events);
        events.clear();
        self.set.wait(0, &mut events)?;
        for event in &events {
            // What another thread has of the call comes first, whichever address has answered.
            if let Some(number) = self.attempts.get(&event.token).map(|a| a.call) {
                self.regain(number, now);
            }
            self.serve(event.token, now);
        }
        self.events = events;
        let gap = now.saturating_sub(self.last_look.unwrap_or(now)).min(LOOK_NS);
        self.last_look = Some(now);
        for (number, pending) in &mut self.calls {
            let is_heard = |a: &Attempt| {
                a.call == *number && !a.at_gateway && matches!(a.stage, Stage::Called(_))
            };
            if pending.target.direct.is_none() || !self.attempts.values().any(is_heard) {
                pending.waited_ns = pending.waited_ns.saturating_add(gap);
            }
        }
        for number in self.calls.keys().copied().collect::<Vec<_>>() {
            if self.due(number, now).is_some() {
                self.regain(number, now);
            }
            self.look_after(number, now);
        }
        if self.calls.is_empty() {
            self.last_look = None;
        }
        Ok(())
    }

    /// Ends what takes too long, and begins what is due.
    fn look_after(&mut self, number: u64, now: u64) {
        let late = |a: &&Attempt| {
            a.call == number
                && matches!(a.stage, Stage::Connecting)
                && now.saturating_sub(a.since) >= NO_ANSWER_NS
        };
        let late: Vec<usize> = self.attempts.values().filter(late).map(|a| a.way).collect();
        for way in late {
            self.fail(number, way, CallFault::NoAnswer, now);
        }
        self.try_ways(number, now);
        // Where each address has failed at once the gateway is next.
        if self.calls.get(&number).is_some_and(Pending::wants_gateway) {
            self.try_ways(number, now);
        }
        let Some(pending) = self.calls.get(&number) else { return };
        let patience = pending.target.patience_ns;
        let wrong = pending.ways.iter().all(|w| w.state == WayState::Wrong);
        if wrong || pending.waited_ns >= patience {
            self.give_up(number);
        }
    }

    /// Begins what is due, by the gateway if it is time for that.
    fn try_ways(&mut self, number: u64, now: u64) {
        if self.calls.get(&number).is_some_and(Pending::wants_gateway) {
            self.drop_attempts(number);
            if let Some(pending) = self.calls.get_mut(&number) {
                pending.take_gateway(now);
            }
        }
        // Each way is tried once per look at most.
        for _ in 0..self.calls.get(&number).map_or(0, |p| p.ways.len()) {
            let Some(way) = self.due(number, now) else { break };
            self.attempt(number, way, now);
        }
    }

    /// The address to try now.
    fn due(&self, number: u64, now: u64) -> Option<usize> {
        let pending = self.calls.get(&number)?;
        let tried = pending.ways.iter().any(|w| matches!(w.state, WayState::Tried(_)));
        if tried && now < pending.next_start {
            return None;
        }
        let is_due = |w: &Way| matches!(w.state, WayState::Rests { due } if due <= now);
        let all = pending.ways.iter().enumerate().filter(|(_, w)| is_due(w));
        all.min_by_key(|(_, w)| w.failed).map(|(i, _)| i)
    }

    fn attempt(&mut self, number: u64, way: usize, now: u64) {
        let Some(pending) = self.calls.get_mut(&number) else { return };
        pending.next_start = now.saturating_add(HEAD_START_NS);
        let Some(at) = pending.ways.get(way).map(|w| w.at) else { return };
        let connecting = |e: io::Error| CallFault::Connecting(e.raw_os_error().unwrap_or(0));
        let token = self.next_token;
        let near = |(ip, prefix): &(IpAddr, u8)| same_net(*ip, at.ip(), *prefix);
        let from = pending.target.from.filter(near).map(|f| f.0);
        let made = socket::connect_start(from, &at, &self.quality)
            .and_then(|s| self.set.add(s.as_fd(), token, Interest::Write).map(|()| s));
        let stream = match made {
            Ok(stream) => stream,
            Err(e) => return self.fail(number, way, connecting(e), now),
        };
        self.next_token += 1;
        let stage = Stage::Connecting;
        let bytes = [0; CHALLENGE];
        let (call, since, at_gateway) = (number, now, pending.through);
        let (have, lent, stays) = (0, None, false);
        let new = Attempt { call, way, stream, stage, at_gateway, since, bytes, have, lent, stays };
        self.attempts.insert(token, new);
        if let Some(way) = pending.ways.get_mut(way) {
            way.state = WayState::Tried(token);
        }
        self.serve(token, now);
    }

    /// Goes on with an attempt.
    fn serve(&mut self, token: u64, now: u64) {
        let Some(attempt) = self.attempts.get(&token) else { return };
        let (number, way) = (attempt.call, attempt.way);
        match self.step(token) {
            Step::Wait => {}
            Step::Fail(fault) => self.fail(number, way, fault, now),
            Step::Proved(binding, rest, session) => {
                let Some(attempt) = self.attempts.remove(&token) else { return };
                self.set.remove(attempt.stream.as_fd());
                self.calls.remove(&number);
                self.drop_attempts(number);
                let made = Made { socket: attempt.stream, binding, rest, session };
                self.done.push_back((number, Ok(made)));
            }
        }
    }

    fn step(&mut self, token: u64) -> Step {
        loop {
            let Some(attempt) = self.attempts.get_mut(&token) else { return Step::Wait };
            let Some(pending) = self.calls.get(&attempt.call) else { return Step::Wait };
            let Attempt { stream, stage, at_gateway, bytes, have, .. } = attempt;
            let connecting =
                |e: &io::Error| Step::Fail(CallFault::Connecting(e.raw_os_error().unwrap_or(0)));
            let credential = pending.credential(&self.credential, *at_gateway);
            match stage {
                Stage::Connecting => {
                    match stream.take_error() {
                        Ok(None) => {}
                        Ok(Some(e)) | Err(e) => return connecting(&e),
                    }
                    if stream.peer_addr().is_err() {
                        return Step::Wait;
                    }
                    if pending.target.direct.is_some() {
                        socket::end_without_answers(stream.as_fd(), SILENCE_S);
                    }
                    let call = match say_hello(stream, credential, &pending.names()) {
                        Ok(call) => call,
                        Err(fault) => return Step::Fail(fault),
                    };
                    if let Err(e) = self.set.change(stream.as_fd(), token, Interest::Read) {
                        return connecting(&e);
                    }
                    *stage = Stage::Called(Box::new(call));
                }
                Stage::Called(_) => match answered(attempt, pending, credential) {
                    Some(step) => return step,
                    // The gateway makes the way.
                    None => continue,
                },
                Stage::Routed => {
                    let credential = pending.credential(&self.credential, false);
                    match follow(stream, bytes, have, credential, &pending.target.names) {
                        Ok(None) => return Step::Wait,
                        Ok(Some(call)) => *stage = Stage::Called(Box::new(call)),
                        Err(fault) => return Step::Fail(fault),
                    }
                    (*at_gateway, *have) = (false, 0);
                }
            }
        }
    }

    /// The attempt on one way of a call has failed.
    fn fail(&mut self, number: u64, way: usize, fault: CallFault, now: u64) {
        let Some(pending) = self.calls.get_mut(&number) else { return };
        let Some(entry) = pending.ways.get_mut(way) else { return };
        let (at, state) = (entry.at, entry.state);
        let mut at_gateway = pending.through;
        if let WayState::Tried(token) = state
            && let Some(attempt) = self.attempts.remove(&token)
        {
            self.set.remove(attempt.stream.as_fd());
            at_gateway = attempt.at_gateway;
        }
        entry.failed = entry.failed.saturating_add(1);
        let pause = BACKOFF.pause_ns(entry.failed);
        // Whoever was heard last is the process that is meant, which listens itself.
        let direct = pending.target.direct.is_some() && !at_gateway;
        entry.state = match fault {
            // Not the host that is meant, perhaps this one: networks of the same addresses are on
            // both.
            CallFault::Unauthenticated(_) | CallFault::TurnedAway(Reason::Unknown) => {
                WayState::Wrong
            }
            CallFault::NoWay(RouteFault::NobodyListens) if pending.target.direct.is_some() => {
                WayState::Wrong
            }
            CallFault::Connecting(errno) if direct && socket::is_refusal(errno) => WayState::Wrong,
            CallFault::Closed if direct && entry.failed >= CLOSED_MAX => WayState::Wrong,
            _ => WayState::Rests { due: now.saturating_add(pause) },
        };
        pending.last = (Some(at), fault);
        match fault {
            // The gateway, not the one that is meant.
            CallFault::TurnedAway(_) if at_gateway => {}
            // It speaks for the job, and will not say anything else.
            CallFault::TurnedAway(why) if why != Reason::Unknown => self.give_up(number),
            // It is there, whatever was before, and says so for all its addresses: the preferred
            // one is asked first again.
            CallFault::Busy => {
                pending.waited_ns = 0;
                pending.hold_back(way);
            }
            _ => {}
        }
    }

    fn give_up(&mut self, number: u64) {
        let Some(pending) = self.calls.remove(&number) else { return };
        let (mut at, mut fault) = pending.last;
        // Addresses that are tried now and have never failed.
        for attempt in self.attempts.values().filter(|a| a.call == number) {
            let silent = match attempt.stage {
                Stage::Connecting => CallFault::NoAnswer,
                Stage::Called(_) | Stage::Routed => CallFault::Silence,
            };
            // A gateway that has found no way once looks for it again.
            let known = matches!(fault, CallFault::NoWay(_));
            if at.is_none() || matches!(silent, CallFault::Silence) && !known {
                at = pending.ways.get(attempt.way).map(|w| w.at);
                fault = silent;
            }
        }
        self.drop_attempts(number);
        let tried_s = pending.waited_ns / 1_000_000_000;
        let others = pending.ways.len().saturating_sub(1);
        let through = pending.target.via.filter(|_| pending.through).map(|via| via.gateway.host);
        let error = CallError { host: pending.target.host, at, others, through, tried_s, fault };
        self.done.push_back((number, Err(error)));
    }

    fn drop_attempts(&mut self, number: u64) {
        let set = &self.set;
        self.attempts.retain(|_, a| {
            let stays = a.call != number;
            if !stays {
                set.remove(a.stream.as_fd());
            }
            stays
        });
    }
}

/// Goes on with an attempt whose hello was said; `None`: a gateway knows this process now.
fn answered(attempt: &mut Attempt, pending: &Pending, credential: &Credential) -> Option<Step> {
    let Attempt { stream, stage, at_gateway, bytes, have, lent, .. } = attempt;
    let Stage::Called(call) = &*stage else { return None };
    if let Some(state) = lent.take().and_then(|lent| lent.take()) {
        let rest = state.rest().unwrap_or_default().to_vec();
        match state.proved {
            _ if state.is_cut => return Some(Step::Fail(CallFault::Closed)),
            Some(binding) => return Some(Step::Proved(binding, rest, state.session)),
            None => (*bytes, *have) = (state.answer, state.have),
        }
    }
    while *have < CHALLENGE {
        match socket::receive(stream.as_raw_fd(), &mut bytes[*have..]) {
            Ok(0) => return Some(Step::Fail(CallFault::Closed)),
            Ok(n) => *have += n,
            Err(e) => match e.kind() {
                ErrorKind::WouldBlock | ErrorKind::Interrupted => return Some(Step::Wait),
                _ => return Some(Step::Fail(CallFault::Closed)),
            },
        }
    }
    let (proof, binding) = match call.answer(credential, &*bytes) {
        Err(why) => return Some(Step::Fail(CallFault::Unauthenticated(why))),
        Ok((Answer::No(why), ..)) => return Some(Step::Fail(CallFault::TurnedAway(why))),
        Ok((Answer::Later, ..)) => return Some(Step::Fail(CallFault::Busy)),
        Ok((Answer::Welcome, proof, binding)) => (proof, binding),
    };
    let more = if *at_gateway { pending.listener() } else { Vec::new() };
    match send(stream, &[&proof[..], &more].concat()) {
        Ok(()) if *at_gateway => {
            (*stage, *have) = (Stage::Routed, 0);
            None
        }
        Ok(()) => Some(Step::Proved(binding, Vec::new(), None)),
        Err(fault) => Some(Step::Fail(fault)),
    }
}

/// Says hello on a new connection, or behind a gateway.
fn say_hello(
    stream: &TcpStream,
    credential: &Credential,
    names: &Names,
) -> Result<Call, CallFault> {
    let nonce = handshake::nonce().map_err(|_| CallFault::NoRandom)?;
    let call = Call::new(credential, names, &nonce);
    send(stream, call.hello()).map(|()| call)
}

/// Reads what a gateway answers, and nothing behind it, and says hello to the node to which the
/// way leads; `None`: not all of it is there.
fn follow(
    stream: &TcpStream,
    bytes: &mut [u8; CHALLENGE],
    have: &mut usize,
    credential: &Credential,
    names: &Names,
) -> Result<Option<Call>, CallFault> {
    let Some((answer, _)) = bytes.split_first_chunk_mut::<ROUTE_ANSWER>() else {
        return Err(CallFault::Closed);
    };
    while *have < ROUTE_ANSWER {
        match socket::receive(stream.as_raw_fd(), &mut answer[*have..]) {
            Ok(0) => return Err(CallFault::Closed),
            Ok(n) => *have += n,
            Err(e) => match e.kind() {
                ErrorKind::WouldBlock | ErrorKind::Interrupted => return Ok(None),
                _ => return Err(CallFault::Closed),
            },
        }
    }
    match RouteAnswer::decode(answer) {
        Some(RouteAnswer::Stands) => say_hello(stream, credential, names).map(Some),
        Some(RouteAnswer::No(why)) => Err(CallFault::NoWay(why)),
        None => Err(CallFault::Closed),
    }
}

/// Sends bytes of the handshake. They are few and the first of their direction, so that the kernel
/// takes them whole.
fn send(stream: &TcpStream, bytes: &[u8]) -> Result<(), CallFault> {
    match socket::send_parts(stream.as_raw_fd(), &[IoSlice::new(bytes)]) {
        Ok(n) if n == bytes.len() => Ok(()),
        _ => Err(CallFault::Closed),
    }
}

impl AsFd for Caller {
    /// Readable when [`Caller::handle_events`] has something to do.
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.set.as_fd()
    }
}
