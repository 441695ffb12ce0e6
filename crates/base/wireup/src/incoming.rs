//! How the modules of networks that have no connections of their own get to know a peer: they call
//! the acceptor of its node, answer who has called theirs, and begin an [`EndpointExchange`] with
//! each.

use std::collections::HashMap;
use std::net::{SocketAddr, TcpStream};
use std::os::fd::{AsFd, AsRawFd, RawFd};

use hawser_os::socket::Quality;
use hawser_segment::Remote;
use hawser_segment::wait::Watch;

use super::EndpointId;
use super::endpoint_exchange::{EndpointExchange, Step, Subject};
use super::patience::{AGENT_NS, ContactBudget, RANK_ATTENDED_NS, RANK_NS};
use crate::acceptor::{Acceptor, Contact};
use crate::backoff::Backoff;
use crate::handshake::{Credential, Names, Side};
use crate::peer::PeerState;
use crate::reception::{Arrival, Caller, Target};
use crate::{CallError, WireupError};

/// How soon what was not taken from the acceptor is asked for again, in nanoseconds.
const AGAIN_NS: u64 = 50_000_000;

/// Before somebody is called again whose exchanges break, after the second one. A peer that has
/// lost this process breaks each at once, as fast as it is called.
const BACKOFF: Backoff = Backoff::new(1_000_000, 250_000_000);

/// What a poll of the incoming connections brings.
pub enum IncomingEvent<T> {
    /// A call of this side has got through.
    Called(EndpointId, TcpStream),
    /// A call has failed for good.
    Refused(EndpointId, Box<CallError>),
    /// Somebody has called.
    Came(Arrival),
    /// An exchange has ended; what the other has said.
    Met(EndpointExchange<T>, Vec<u8>),
    /// An exchange has ended before that, with its connection.
    Broken(EndpointExchange<T>),
    /// The other side is none of the job.
    Nonsense(EndpointExchange<T>),
}

/// Whose incoming connections they are: what calls, answers and exchanges do to the states of
/// peers.
pub trait Host {
    /// What is kept for the end of an exchange.
    type Kept;
    /// By what a peer is known once it has been met.
    type Number;
    /// Why a peer is lost.
    type Fault: From<WireupError>;

    /// The calls, arrivals and exchanges.
    fn incoming(&mut self) -> &mut Incoming<Self::Kept>;

    /// The monotonic clock, in nanoseconds.
    fn now(&self) -> u64;

    /// The endpoint of a peer, which becomes a contact.
    fn contact(&mut self, at: Remote) -> EndpointId;

    /// Who is at an endpoint.
    fn peer(&self, to: EndpointId) -> Option<Remote>;

    /// How far the peer at an endpoint is known.
    fn state(&mut self, to: EndpointId) -> Option<&mut PeerState<Self::Number, Self::Fault>>;

    /// Contacts go on while the program computes: a send need not wait for a rank.
    fn is_attended(&self) -> bool {
        false
    }

    /// How a peer at these addresses of this host is called.
    fn target(&self, peer: Remote, host: String, addresses: Vec<SocketAddr>) -> Target;

    /// The peer that says these names; `None`: there is none to be met.
    fn caller(&self, names: &Names) -> Option<Remote>;

    /// Begins an exchange, unless the peer is lost.
    fn meet(&mut self, to: EndpointId, stream: TcpStream, side: Side);

    /// An exchange has ended; what the other has said.
    fn met(&mut self, to: EndpointId, exchange: EndpointExchange<Self::Kept>, said: &[u8]);

    /// A peer is lost for good, if it was not.
    fn lose(&mut self, to: EndpointId, fault: Self::Fault);

    /// `Idle` to `Seeking`. Leaves it if nobody knows yet where the peer is called.
    #[cold]
    fn seek(&mut self, to: EndpointId) {
        let Some(peer) = self.peer(to) else { return };
        let contact = self.incoming().acceptor.contact(peer.proc());
        if let Contact::Nowhere(why) = contact {
            return self.lose(to, WireupError::Nowhere(why.into()).into());
        }
        // Otherwise the next attempt to send tries again.
        if (self.incoming().expects(to, peer) || self.call(to, peer, contact))
            && let Some(state) = self.state(to)
        {
            *state = PeerState::Seeking;
        }
    }

    /// Goes on with a first contact for a moment, after [`Host::seek`]: the message that asked for
    /// it leaves with its call then, and not with the next progress, which may be long in coming.
    #[cold]
    fn finish_contact(&mut self, to: EndpointId) {
        let acceptor = self.incoming().acceptor;
        if !acceptor.has_agents() {
            return;
        }
        let mut wait = self.incoming().patience.begin(AGENT_NS);
        let mut meets = false;
        loop {
            if let Some(PeerState::Idle) = self.state(to) {
                self.seek(to);
            }
            // A call may have got through at once.
            self.receive_incoming();
            let Some(peer) = self.peer(to) else { return };
            let fds = match self.state(to) {
                Some(PeerState::Seeking) => self.incoming().descriptors(to, peer),
                // Nobody knows yet where it is called.
                Some(PeerState::Idle) => Vec::new(),
                // What ranks take to answer is not given back: they may all compute.
                Some(PeerState::Up(_)) if meets => return,
                Some(PeerState::Up(_)) => return self.incoming().patience.is_rewarded(),
                _ => return,
            };
            // The agent has answered; then the rank must.
            if !meets && self.incoming().exchanges.iter().any(|m| m.peer == peer) {
                let most = if self.is_attended() { RANK_ATTENDED_NS } else { RANK_NS };
                (wait, meets) = (self.incoming().patience.begin(most), true);
            }
            if !self.incoming().patience.wait(&wait, &fds) {
                return;
            }
        }
    }

    /// Calls the acceptor of a peer. False: nobody knows yet where it is, or there is no descriptor
    /// for it now.
    fn call(&mut self, to: EndpointId, peer: Remote, contact: Contact) -> bool {
        let Contact::At(host, addresses) = contact else { return false };
        let (target, now) = (self.target(peer, host, addresses), self.now());
        self.incoming().call(to, peer, target, now)
    }

    /// Looks after calls, the acceptor and exchanges. Returns events.
    #[cold]
    fn receive_incoming(&mut self) -> usize {
        let now = self.now();
        let calls = self.incoming().poll_calls(now);
        let events = calls.len();
        calls.into_iter().for_each(|visit| self.receive_visit(visit));
        let exchanges = self.incoming().poll_exchanges();
        let events = events + exchanges.len();
        exchanges.into_iter().for_each(|visit| self.receive_visit(visit));
        events
    }

    /// One thing that a poll has brought.
    fn receive_visit(&mut self, visit: IncomingEvent<Self::Kept>) {
        match visit {
            IncomingEvent::Called(to, stream) => self.meet(to, stream, Side::Caller),
            IncomingEvent::Refused(to, why) => {
                // A peer that is called for its own sake only, and does not answer, may have ended
                // well.
                if let Some(PeerState::Seeking) = self.state(to) {
                    self.lose(to, WireupError::Unreached(why).into());
                }
            }
            IncomingEvent::Came(arrival) => {
                let Some(peer) = self.caller(&arrival.names) else { return };
                let to = self.contact(peer);
                self.meet(to, arrival.socket, Side::Answerer);
            }
            IncomingEvent::Met(exchange, said) => {
                let to = self.contact(exchange.peer);
                self.met(to, exchange, &said);
            }
            IncomingEvent::Nonsense(exchange) => {
                let to = self.contact(exchange.peer);
                self.lose(to, WireupError::Malformed.into());
            }
            IncomingEvent::Broken(exchange) => {
                let peer = exchange.peer;
                // Its descriptor is there for the next call.
                drop(exchange);
                self.meet_again(peer);
            }
        }
    }

    /// The connection of an exchange has broken. For the peer it may have ended before that, which
    /// then sends in a way that this side does not know: another exchange is held, whoever has
    /// called, and whether or not this side has anything to send.
    #[cold]
    fn meet_again(&mut self, peer: Remote) {
        let to = self.contact(peer);
        if matches!(self.state(to), None | Some(PeerState::Lost(_)))
            || self.incoming().expects(to, peer)
        {
            return;
        }
        let contact = self.incoming().acceptor.contact(peer.proc());
        if !self.call(to, peer, contact)
            && let Some(state @ PeerState::Seeking) = self.state(to)
        {
            // A send to it tries again.
            *state = PeerState::Idle;
        }
    }
}

/// What proves that this process is of its job, whenever it is needed.
pub type Source = Box<dyn Fn() -> Credential + Send>;

/// See the module.
pub struct Incoming<T> {
    acceptor: &'static dyn Acceptor,
    credential: Source,
    subject: Subject,
    /// The one channel that is served; `None`: all.
    channel: Option<u32>,
    /// The number in [`Names::link`] by which the acceptor knows whom a connection is for.
    link: u16,
    caller: Option<Caller>,
    exchanges: Vec<EndpointExchange<T>>,
    patience: ContactBudget,
    /// Exchanges that broke since one with the same peer did not.
    broken: HashMap<Remote, u32>,
    notifications: u32,
    collect_at: Option<u64>,
}

impl<T> Incoming<T> {
    /// Nobody has called yet.
    pub fn new(
        acceptor: &'static dyn Acceptor,
        credential: Source,
        subject: Subject,
        channel: Option<u32>,
        link: u16,
    ) -> Incoming<T> {
        Incoming {
            acceptor,
            credential,
            subject,
            channel,
            link,
            caller: None,
            exchanges: Vec::new(),
            patience: ContactBudget::new(),
            broken: HashMap::new(),
            notifications: 0,
            collect_at: None,
        }
    }

    /// Calls a peer, after a pause where exchanges with it break. False: there is no descriptor for
    /// it now.
    pub fn call(&mut self, to: EndpointId, peer: Remote, target: Target, now: u64) -> bool {
        if self.caller.is_none() {
            self.caller = Caller::new((self.credential)(), Quality::default()).ok();
        }
        let Some(caller) = &mut self.caller else { return false };
        let pause =
            self.broken.get(&peer).map_or(0, |broken| BACKOFF.pause_ns(broken.saturating_sub(1)));
        caller.call_at(to.0.into(), target, now.saturating_add(pause), now);
        true
    }

    /// Ends a call; the connection if it has been made and was not told yet.
    pub fn cancel(&mut self, to: EndpointId) -> Option<TcpStream> {
        self.caller.as_mut()?.cancel(to.0.into()).map(|made| made.socket)
    }

    /// True when a peer is called, or met.
    pub fn expects(&self, to: EndpointId, peer: Remote) -> bool {
        self.caller.as_ref().is_some_and(|caller| caller.is_calling(to.0.into()))
            || self.exchanges.iter().any(|m| m.peer == peer)
    }

    /// Begins an exchange: says `body`.
    pub fn meet(
        &mut self,
        stream: TcpStream,
        peer: Remote,
        as_who: (Names, Side),
        body: &[u8],
        kept: T,
    ) {
        let say = (self.subject, body);
        self.exchanges.push(EndpointExchange::new(
            stream,
            peer,
            as_who,
            say,
            kept,
            &(self.credential)(),
        ));
    }

    /// Ends all calls and exchanges, as if nobody had been called: the process is interrupted.
    /// `again`: when the acceptor is looked at afterwards.
    pub fn forget(&mut self, again: u64) {
        self.caller = None;
        self.exchanges.clear();
        self.broken.clear();
        self.collect_at = Some(again);
    }

    /// For tests: says in all exchanges what is to be said, and hears nothing.
    pub fn only_say(&mut self) {
        self.exchanges.iter_mut().for_each(|m| assert!(m.say()));
    }

    /// For tests: breaks the connections of all exchanges; their number.
    pub fn break_exchanges(&self) -> usize {
        self.exchanges.iter().for_each(EndpointExchange::break_off);
        self.exchanges.len()
    }

    /// What is kept for the exchanges that have not ended.
    pub fn kept(&self) -> impl Iterator<Item = &T> {
        self.exchanges.iter().map(|m| &m.kept)
    }

    /// True when somebody is called, meets, or has notified.
    pub fn are_there(&self) -> bool {
        !self.exchanges.is_empty()
            || self.is_notified()
            || self.collect_at.is_some()
            || self.caller.as_ref().is_some_and(|c| c.next_time().is_some())
    }

    /// Somebody has notified at the acceptor.
    pub fn is_notified(&self) -> bool {
        self.acceptor.notifications() != self.notifications
    }

    /// When a look is due without an event, by the monotonic clock in nanoseconds.
    pub fn next_time(&self) -> Option<u64> {
        let calls = self.caller.as_ref().and_then(Caller::next_time);
        calls.into_iter().chain(self.collect_at).min()
    }

    /// Joins what a sleep is for: descriptors. Notifies and times are the owner's to look at.
    pub fn arm(&self, watch: &mut Watch) {
        for (fd, writable) in self.awaits() {
            watch.descriptor(fd, writable);
        }
    }

    /// What goes on with all contacts is waited for on.
    pub fn awaits(&self) -> Vec<(RawFd, bool)> {
        let called = self.caller.as_ref().filter(|c| !c.is_empty());
        let called = called.map(|caller| (caller.as_fd().as_raw_fd(), false));
        called.into_iter().chain(self.exchanges.iter().map(EndpointExchange::descriptor)).collect()
    }

    /// What a contact with a peer is waited for on: who calls it, or its exchange.
    fn descriptors(&self, to: EndpointId, peer: Remote) -> Vec<(RawFd, bool)> {
        let called = self.caller.as_ref().filter(|c| c.is_calling(to.0.into()));
        let called = called.map(|caller| (caller.as_fd().as_raw_fd(), false));
        let met =
            self.exchanges.iter().filter(|m| m.peer == peer).map(EndpointExchange::descriptor);
        called.into_iter().chain(met).collect()
    }

    /// Looks after calls and the acceptor.
    pub fn poll_calls(&mut self, now: u64) -> Vec<IncomingEvent<T>> {
        let mut visits = Vec::new();
        if let Some(caller) = &mut self.caller {
            // An error leaves all for the next time.
            let _ = caller.handle_events(now);
            while let Some((number, outcome)) = caller.poll_outcome() {
                let to = EndpointId(number as u32);
                visits.push(match outcome {
                    Ok(made) => IncomingEvent::Called(to, made.socket),
                    Err(why) => IncomingEvent::Refused(to, Box::new(why)),
                });
            }
        }
        let notifications = self.acceptor.notifications();
        if notifications != self.notifications || self.collect_at.is_some_and(|at| now >= at) {
            self.notifications = notifications;
            let collected = self.acceptor.collect();
            self.collect_at = collected.again.then(|| now.saturating_add(AGAIN_NS));
            while let Some(arrival) = self.acceptor.take(self.channel, self.link, 1) {
                visits.push(IncomingEvent::Came(arrival));
            }
        }
        visits
    }

    /// Goes on with the exchanges; those that have ended.
    pub fn poll_exchanges(&mut self) -> Vec<IncomingEvent<T>> {
        let mut visits = Vec::new();
        if self.exchanges.is_empty() {
            return visits;
        }
        let credential = (self.credential)();
        for mut exchange in std::mem::take(&mut self.exchanges) {
            match exchange.go_on(&credential) {
                Step::Wait => self.exchanges.push(exchange),
                Step::Met(said) => {
                    self.broken.remove(&exchange.peer);
                    visits.push(IncomingEvent::Met(exchange, said));
                }
                Step::Broken => {
                    let broken = self.broken.entry(exchange.peer).or_default();
                    *broken = broken.saturating_add(1);
                    visits.push(IncomingEvent::Broken(exchange));
                }
                Step::Nonsense => visits.push(IncomingEvent::Nonsense(exchange)),
            }
        }
        visits
    }
}
