//! How two processes get a connection. The one that sends calls the acceptor of the other's node;
//! what it sends meanwhile waits with its endpoint. The other takes what has come for it when it
//! next looks, however long that takes: its agent has answered by then. For that agent the first
//! send waits, so that its message is delivered while the sender computes; and for a moment for a
//! process of another job, which answers itself, also while it waits in the same way.
//!
//! Two processes may call each other at once, and end with two connections. Each side sends all of
//! its messages on the one that it has seen first, so that they stay in order, and receives on
//! both.

use std::os::fd::{AsFd, AsRawFd, RawFd};

use hawser_os::poll::Interest;
use hawser_segment::Remote;
use hawser_segment::node::MAX_CHANNELS;
use hawser_wireup::acceptor::Contact;
use hawser_wireup::gateway::{CellPath, Gateway};
use hawser_wireup::handshake::{Names, Plane, Side};
use hawser_wireup::interjob::Interjob;
use hawser_wireup::patience::{AGENT_NS, FOREIGN_RANK_NS, RANK_ATTENDED_NS};
use hawser_wireup::reception::{Arrival, Caller, EARLY_BYTES, Made, Target, Via};
use hawser_wireup::tls::Session;
use hawser_wireup::{EndpointId, WireupError};

use super::fault::TcpFault;
use super::place::TcpPlace;
use super::socket::Connection;
use super::state::{Route, Sought, Tcp, TcpEndpoint};
use super::wire;
use crate::links;
use crate::{SendError, Sink};

/// How long a connection stays with a process of another job after the last group with it,
/// in nanoseconds: who meets it again at once need not make another one.
const PARTING_NS: u64 = 100_000_000;
/// How soon what was not taken from the acceptor is asked for again, in nanoseconds.
const AGAIN_NS: u64 = 50_000_000;

impl Tcp {
    /// `Idle` to `Seeking`. Leaves it if nobody knows yet where the peer is called.
    ///
    /// # Errors
    /// The peer cannot be reached by this link.
    pub(super) fn seek(&mut self, to: EndpointId) -> Result<(), SendError> {
        let fault = match self.target(to) {
            Ok(target) => {
                self.call(to, target);
                return Ok(());
            }
            Err(fault) => fault,
        };
        // A process that is known no more need not be reached, since no group with it is left. What
        // was to be sent fails, and if they meet again it is reached.
        if !self.may_be_left(to) {
            self.lose(to, fault.clone());
        }
        let Some(endpoint) = self.endpoints.get(to.0 as usize) else { return Ok(()) };
        Err(self.failure(endpoint.at, fault).into())
    }

    /// As [`Tcp::seek`] where no message asks for it. False: of a process of another job nothing is
    /// known any more. It is left alone, and not lost: no group with it is left, and who meets it
    /// again sends to it as before.
    ///
    /// # Errors
    /// The peer cannot be reached by this link.
    pub(super) fn seek_if_known(&mut self, to: EndpointId) -> Result<bool, SendError> {
        // Asked once: another thread may end the last group between two looks.
        match self.target(to) {
            Err(_) if self.may_be_left(to) => Ok(false),
            Err(_) => self.seek(to).map(|()| true),
            Ok(target) => {
                self.call(to, target);
                Ok(true)
            }
        }
    }

    /// False for one of the own job, and where something still lies in the user's memory, which has
    /// failed then.
    fn may_be_left(&self, to: EndpointId) -> bool {
        let endpoint = self.endpoints.get(to.0 as usize);
        self.config.jobs.is_some() && endpoint.is_some_and(|e| !e.out.has_lent())
    }

    /// A process of another job was called by the key of a meeting that is over, and would be
    /// called by that of another one now.
    fn has_met_again(&self, to: EndpointId) -> bool {
        let by = self.seeking.iter().find(|s| s.to == to).and_then(|s| s.meeting);
        let now = self.target(to).ok().flatten().and_then(|target| target.meeting());
        by.is_some() && now.is_some() && by != now
    }

    /// Calls a peer by what is known of it now, whose call has failed.
    fn call_anew(&mut self, to: EndpointId) {
        self.stop_seeking(to);
        if let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) {
            endpoint.route = Route::Idle;
        }
        match self.target(to) {
            Ok(target) => self.call(to, target),
            // Another thread has ended the last group meanwhile.
            Err(_) => self.leave_alone(to),
        }
    }

    /// Calls a peer for which there is no connection, if anybody knows yet where.
    fn call(&mut self, to: EndpointId, target: Option<Target>) {
        let Some(target) = target else { return };
        let now = (self.config.now)();
        // Without a descriptor the next attempt to send tries again.
        let Some(caller) = self.caller() else { return };
        let meeting = target.meeting();
        // The kernel of the same host makes the connection at once, so that the hello is there
        // before this process goes off to compute.
        caller.call(to.0.into(), target, now);
        if let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) {
            endpoint.route = Route::Seeking;
            self.seeking.push(Sought { to, meeting });
        }
    }

    /// Goes on with a first contact for a moment: the message that asked for it leaves with its
    /// call then, and not with the next progress, which may be long in coming.
    ///
    /// # Errors
    /// The peer cannot be reached by this link.
    #[cold]
    pub(super) fn finish_contact(&mut self, to: EndpointId) -> Result<(), SendError> {
        let Some(most) = self.contact_ns() else { return Ok(()) };
        let wait = self.patience.begin(most);
        loop {
            // A call may have got through at once.
            if self.is_sought(to) {
                self.go_on_calling(to);
            }
            if self.is_sought(to) {
                self.answer_jobs(to);
            }
            let Some(TcpEndpoint { at, route, broken: None, .. }) =
                self.endpoints.get(to.0 as usize)
            else {
                return Ok(());
            };
            let asks = matches!(route, Route::Idle)
                && self.config.acceptor.contact(at.proc()) == Contact::Pending;
            let caller = self.caller.as_ref().filter(|c| c.is_calling(to.0.into()));
            let calls = self.is_sought(to) && caller.is_some();
            let caller = caller.map(|caller| caller.as_fd().as_raw_fd());
            let answers = self.config.jobs.map(Interjob::listening_fd);
            let fds: Vec<_> = caller.into_iter().chain(answers).map(|fd| (fd, false)).collect();
            if !asks && !calls || !self.patience.wait(&wait, &fds) {
                return Ok(());
            }
            if asks {
                self.notifications = self.config.acceptor.notifications();
                self.take_arrivals();
                self.seek_anew(to)?;
            }
        }
    }

    /// While a process of another job is called this one answers those that call it: two that call
    /// each other would wait for each other. A call of the one that is sought ends the search.
    fn answer_jobs(&mut self, to: EndpointId) {
        if self.config.jobs.is_none() {
            return;
        }
        let due = self.collect_at;
        self.take_arrivals();
        // Only progress does what is due then.
        self.collect_at = due.into_iter().chain(self.collect_at).min();
        if !self.is_sought(to) && !self.config.encrypted {
            self.patience.is_rewarded();
        }
    }

    /// For how long a first contact may hold a send up: there is an agent that answers, or a
    /// process of another job, which does if it waits.
    fn contact_ns(&self) -> Option<u64> {
        match self.config.jobs {
            Some(_) => Some(FOREIGN_RANK_NS),
            None => self.config.acceptor.has_agents().then_some(AGENT_NS),
        }
    }

    /// Goes on for a moment with the agreement on keys with a peer, so that the message that waits
    /// for it leaves with its call. The peer is a rank, which answers when it calls MPI; it may
    /// wait in the same way for an answer on a connection of its own, on which both go on then. The
    /// connection of the endpoint on which they have agreed, if they have.
    #[cold]
    pub(super) fn agreed(&mut self, to: EndpointId) -> Option<usize> {
        let agreed = self.agreed_in_time(to);
        // Messages may have come right behind the keys: the next progress reads them.
        if self.table.iter().any(|(_, c)| c.has_input()) {
            self.collect_at = Some(0);
        }
        agreed
    }

    /// While the program computes another thread goes on with the agreement on keys that what waits
    /// for a peer waits for, and sends it.
    #[cold]
    pub(super) fn lend(&mut self, to: EndpointId) {
        if self.contact_ns().is_none() {
            return;
        }
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return };
        let Route::Up(index) = endpoint.route else { return };
        if let Some(connection) = self.table.get_mut(index).filter(|c| c.is_agreeing())
            && let Err(why) = connection.lend(&mut endpoint.out, &mut self.ended)
        {
            self.broke(index, why);
        }
    }

    /// A frame waits for a process of another job. While the program computes another thread goes
    /// on with the call of that, and sends what waits. The frame is of these parts; `None`: some of
    /// it is the user's memory.
    #[cold]
    pub(super) fn lend_frame(&mut self, to: EndpointId, parts: Option<&[&[u8]; 3]>) {
        let number = to.0.into();
        let Some(caller) = self.caller.as_ref().filter(|caller| caller.is_lent(number)) else {
            return self.lend_call(to);
        };
        if !caller.lend_more(number, parts.map(|parts| &parts[..])) {
            self.go_on_calling(to);
        }
    }

    /// Lends the call of a process of another job for which something waits, see
    /// [`Tcp::lend_frame`], if it can be.
    fn lend_call(&mut self, to: EndpointId) {
        if !self.config.resumes || !self.is_sought(to) {
            return;
        }
        let number = to.0.into();
        let Some(caller) = self.caller.as_mut().filter(|caller| caller.may_lend(number)) else {
            return;
        };
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return };
        if endpoint.broken.is_some() || endpoint.out.is_written() {
            return;
        }
        let (first, fresh, _) = endpoint.out.rewind(&mut self.ended);
        let early = endpoint.out.early(EARLY_BYTES);
        if !early.is_empty() {
            // As where it is not lent, the next progress goes on.
            let is_all = early.len() as u64 == endpoint.out.waiting();
            caller.lend(number, [&wire::start(first, fresh)[..], &early].concat(), is_all);
        }
    }

    /// Before the program may compute: calls of processes of other jobs that nobody goes on with,
    /// and connections with them on which something waits for keys.
    fn lend_calls(&mut self) {
        if self.config.jobs.is_none() {
            return;
        }
        let bound = if self.config.encrypted { self.table.bound() } else { 0 };
        for index in 0..bound {
            let waits = |c: &&Connection| c.is_agreeing() && c.behind && c.loan().is_none();
            if let Some(to) = self.table.get(index).filter(waits).map(|c| c.to) {
                self.lend(to);
            }
        }
        for i in 0..self.seeking.len() {
            if let Some(sought) = self.seeking.get(i) {
                self.lend_call(sought.to);
            }
        }
    }

    fn agreed_in_time(&mut self, to: EndpointId) -> Option<usize> {
        self.contact_ns()?;
        let wait = self.patience.begin(RANK_ATTENDED_NS);
        loop {
            let fds = self.agree();
            let Some(Route::Up(index)) = self.endpoints.get(to.0 as usize).map(|e| &e.route) else {
                return None;
            };
            let index = *index;
            let is_open = |c: &Connection| c.place == TcpPlace::Open && !c.is_agreeing();
            if self.table.get(index).is_some_and(is_open) {
                return Some(index);
            }
            let other = self.table.iter().find(|(_, c)| c.to == to && is_open(c)).map(|(i, _)| i);
            if let (Some(other), Some(first)) = (other, self.table.get_mut(index))
                && first.unsay()
            {
                self.take_route(to, other);
                return Some(other);
            }
            if !fds.iter().any(|(i, _)| *i == index) {
                return None;
            }
            let fds: Vec<_> = fds.into_iter().map(|(_, fd)| (fd, false)).collect();
            if !self.patience.wait(&wait, &fds) {
                return None;
            }
        }
    }

    /// Goes on with all agreements on keys, and with what peers want to agree on; those that still
    /// wait for the other end. What has happened to others is found by whoever reads.
    fn agree(&mut self) -> Vec<(usize, RawFd)> {
        if self.config.acceptor.notifications() != self.notifications {
            self.notifications = self.config.acceptor.notifications();
            self.take_arrivals();
        }
        let open = (0..self.table.bound()).filter_map(|index| {
            let connection = self.table.get_mut(index).filter(|c| c.is_agreeing())?;
            (connection.agree() && connection.is_agreeing()).then(|| (index, connection.fd()))
        });
        open.collect()
    }

    fn is_sought(&self, to: EndpointId) -> bool {
        matches!(self.endpoints.get(to.0 as usize).map(|e| &e.route), Some(Route::Seeking))
    }

    /// Seeks an endpoint that nobody has connected meanwhile.
    fn seek_anew(&mut self, to: EndpointId) -> Result<(), SendError> {
        match self.endpoints.get(to.0 as usize).map(|e| &e.route) {
            Some(Route::Idle) => self.seek(to),
            _ => Ok(()),
        }
    }

    /// Goes on with calls; opens the connection to an endpoint that is called, and says on it what
    /// comes before messages.
    fn go_on_calling(&mut self, to: EndpointId) {
        let now = (self.config.now)();
        let Some(caller) = &mut self.caller else { return };
        caller.regain(to.0.into(), now);
        // An error leaves all for the next time; so do other calls that have ended.
        let _ = caller.handle_events(now);
        let Some(made) = caller.poll_made(to.0.into()) else { return };
        // What ranks take to agree on keys is not given back: they may all compute.
        if !self.config.encrypted {
            self.patience.is_rewarded();
        }
        let Some(index) = self.open(to, made, Side::Caller) else { return };
        let Some(connection) = self.table.get_mut(index) else { return };
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return };
        if let Err(why) = connection.flush(&mut endpoint.out, &mut self.ended) {
            self.broke(index, why);
        }
    }

    /// Whom to call for an endpoint; `None`: nobody knows yet where.
    ///
    /// # Errors
    /// The peer cannot be reached by this link.
    pub(super) fn target(&self, to: EndpointId) -> Result<Option<Target>, TcpFault> {
        let Some(endpoint) = self.endpoints.get(to.0 as usize) else { return Ok(None) };
        let (peer, link) = (endpoint.at, endpoint.link);
        if let Some(jobs) = self.config.jobs {
            let target = jobs.target(peer.proc(), self.config.timeout_ns);
            if target.is_none() {
                let why = "no communicator with it is left";
                return Err(WireupError::Nowhere(why.into()).into());
            }
            return Ok(target);
        }
        let (host, addresses) = match self.config.acceptor.contact(peer.proc()) {
            Contact::Pending => return Ok(None),
            Contact::Nowhere(why) => return Err(WireupError::Nowhere(why.into()).into()),
            Contact::At(host, addresses) => (host, addresses),
        };
        let config = &self.config;
        let own = &config.interface;
        let via = |mut gateway: Gateway| {
            let CellPath::Auto(direct_ns) = config.cell_path else { return None };
            gateway.addresses = links::order(own, config.index, &gateway.addresses, false);
            Some(Via { gateway, direct_ns, credential: None })
        };
        Ok(Some(Target {
            host,
            addresses: links::order(own, config.index, &addresses, self.same_host(peer.proc())),
            from: Some((own.addr, own.prefix)),
            names: Names {
                plane: Plane::Data,
                from: config.me,
                channel: config.channel.unwrap_or(peer.channel()),
                to: peer.proc(),
                link,
                job: config.job(),
                encrypted: config.encrypted,
            },
            patience_ns: config.timeout_ns,
            direct: None,
            via: config.acceptor.gateway(peer.proc()).and_then(via),
        }))
    }

    /// Who calls; `None`: there is no descriptor for it.
    pub(super) fn caller(&mut self) -> Option<&mut Caller> {
        if self.caller.is_none() {
            let config = &self.config;
            self.caller = Caller::new(config.credential(), config.quality.clone()).ok();
        }
        self.caller.as_mut()
    }

    /// Looks after the calls. Returns events.
    pub(super) fn look_after_calls(&mut self, sink: &mut dyn Sink) -> usize {
        let mut found = 0;
        let now = self.config.now;
        let Some(caller) = &mut self.caller else { return 0 };
        if caller.next_time().is_none() {
            return 0;
        }
        // An error leaves all for the next time.
        let _ = caller.handle_events(now());
        while let Some((number, outcome)) = self.caller.as_mut().and_then(Caller::poll_outcome) {
            found += 1;
            let Some(outcome) = self.called_primary(number, outcome) else { continue };
            let to = EndpointId(number as u32);
            match outcome {
                Ok(made) => _ = self.open(to, made, Side::Caller),
                // It knows this process no more, as is to be expected.
                Err(_) if self.may_be_left(to) && self.target(to).is_err() => self.leave_alone(to),
                Err(_) if self.has_met_again(to) => self.call_anew(to),
                Err(why) => {
                    let why = Box::new(why);
                    let broken = self.endpoints.get(to.0 as usize).and_then(|e| e.broken.as_ref());
                    let fault = match broken {
                        Some(broken) => broken.unreached(why),
                        None => WireupError::Unreached(why).into(),
                    };
                    self.fail_peer(to, fault, sink);
                }
            }
        }
        self.lend_calls();
        found
    }

    /// Takes what has come in at the acceptor.
    #[cold]
    pub(super) fn take_arrivals(&mut self) -> usize {
        let collected = self.config.acceptor.collect();
        self.collect_at = collected.again.then(|| (self.config.now)().saturating_add(AGAIN_NS));
        let mut found = collected.events;
        let (channel, index, of) = (self.config.channel, self.config.index, self.config.of);
        while let Some(arrival) = self.config.acceptor.take(channel, index, of) {
            self.adopt(arrival);
            found += 1;
        }
        for proc in self.config.jobs.map(Interjob::take_released).unwrap_or_default() {
            let to = self.by_peer.get(&(proc.into(), index)).copied();
            let due = (self.config.now)().saturating_add(PARTING_NS);
            self.parting_with.extend(to.map(|to| (to, due)));
        }
        found
    }

    /// The peer that a connection comes from. A rank of another job is none of this one.
    fn peer_of(&self, arrival: &Arrival) -> Option<Remote> {
        let Names { job, from, channel, .. } = arrival.names;
        if let Some(jobs) = self.config.jobs {
            return jobs.caller(arrival).map(Remote::from);
        }
        let own = job == self.config.job() && from < self.config.nprocs;
        (own && from != self.config.me && channel < MAX_CHANNELS).then(|| {
            match self.config.channel {
                Some(_) => from.into(),
                None => Remote::new(from, channel),
            }
        })
    }

    fn adopt(&mut self, arrival: Arrival) {
        let link = arrival.names.link;
        let Some(peer) = self.peer_of(&arrival) else { return };
        let own = self.by_peer.get(&(peer, self.config.index));
        let own = own.and_then(|to| self.endpoints.get(to.0 as usize));
        if own.is_some_and(|e| e.route.is_lost()) {
            return;
        }
        let to = self.contact(peer, link);
        // What this process sends goes on where another thread may have sent the first of it.
        if self.config.jobs.is_some() && self.is_sought(to) {
            self.go_on_calling(to);
        }
        let Arrival { socket, binding, .. } = arrival;
        self.open(to, Made::new(socket, binding), Side::Answerer);
    }

    /// Gives a connection to its endpoint, with the frames that wait; its index.
    pub(super) fn open(&mut self, to: EndpointId, made: Made, side: Side) -> Option<usize> {
        let TcpEndpoint { at, route, row, .. } = self.endpoints.get(to.0 as usize)?;
        let (peer, row) = (*at, *row);
        if route.is_lost() {
            return None;
        }
        self.serial += 1;
        let session = match (self.config.encrypted, made.session) {
            (false, _) => Ok(None),
            (true, Some(begun)) => Ok(Some(begun)),
            (true, None) => Session::new(&made.binding, side).map(Some),
        };
        let session = match session {
            Ok(session) => session,
            Err(why) => {
                self.lose(to, why.into());
                return None;
            }
        };
        let greets = session.is_some();
        if session.as_ref().is_some_and(Session::has_input) {
            self.collect_at = Some(0);
        }
        let rest = made.rest;
        let mut new = Connection::new(made.socket, session, (peer, to, self.serial), row);
        // Where nothing is resumed all connections are alike.
        new.carries = !self.config.resumes;
        new.used = self.table.number();
        if !rest.is_empty() {
            new.push_control(&rest);
        }
        let index = match self.table.insert(new, Interest::Read) {
            Ok(index) => index,
            Err(why) => {
                self.lose(to, why);
                return None;
            }
        };
        let up = match self.endpoints.get(to.0 as usize).map(|e| &e.route) {
            Some(Route::Up(first)) => Some(*first),
            _ => None,
        };
        let mut second = None;
        if up.and_then(|first| self.table.get(first)).is_none_or(|c| c.place != TcpPlace::Open) {
            second = self.stop_seeking(to);
            self.take_route(to, index);
        }
        if greets || !rest.is_empty() {
            self.table.writes(index);
        }
        self.heat(index);
        if self.config.resumes && self.serial > self.config.connections as u64 {
            self.part_with_the_oldest();
        }
        // The peer may send on the one that this process has proved.
        if let Some(made) = second {
            self.open(to, made, Side::Caller);
        }
        Some(index)
    }

    /// Ends the call of an endpoint, if there is one; its connection if the other side takes that
    /// for open.
    pub(super) fn stop_seeking(&mut self, to: EndpointId) -> Option<Made> {
        self.seeking.retain(|s| s.to != to);
        self.caller.as_mut()?.cancel(to.0.into())
    }

    /// When something is due: monotonic nanoseconds.
    pub(super) fn due(&self) -> Option<u64> {
        let calls = self.caller.as_ref().and_then(Caller::next_time);
        let partings = self.parting_with.iter().map(|(_, due)| *due);
        calls.into_iter().chain(self.collect_at).chain(self.part_until).chain(partings).min()
    }
}
