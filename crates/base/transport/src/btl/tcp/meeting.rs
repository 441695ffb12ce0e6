//! How two processes get a connection: attempts, strangers, guests, and what to do when both sides
//! begin at once.
//!
//! A process that sends seeks the peer ([`Seek`]): it makes an attempt, and another one after a
//! pause if that fails before it is open. Until then the frames stay with the seek, so an attempt
//! that ends takes nothing with it. Of two processes that seek each other the lower rank's attempt
//! counts: as long as it calls the other it *holds* the other's hello, and the higher rank answers
//! and drops its own attempt when the lower one's is proved. Who has asked a guest for its proof
//! makes no attempt of its own meanwhile.

use std::io::ErrorKind;
use std::net::{SocketAddr, SocketAddrV6, TcpStream};
use std::os::fd::AsFd;

use hawser_mca::report;
use hawser_os::poll::Interest;
use hawser_os::socket;

use super::fault::{Doing, Fault, Loss};
use super::links::{self, Address};
use super::modex_key;
use super::module::{Endpoint, LISTENER, Route, Tcp};
use super::place::Place;
use super::seek::{NO_ANSWER_NS, Seek, Verdict};
use super::socket::Connection;
use crate::btl::{EndpointId, ProcId, SendError, Sink, channel_of, rank_of};
use crate::handshake::{Answer, Refusal, nonce};

/// Strangers at once; a new one takes the place of the oldest.
const MAX_STRANGERS: usize = 64;
/// Connections accepted by one look.
const MAX_ACCEPTS: usize = 64;
/// Time for which the listener rests when there is no descriptor for a connection, in nanoseconds.
const REST_NS: u64 = 100_000_000;

impl Tcp {
    /// The addresses of a peer for the channel in question; `None`: it has not started yet.
    pub(super) fn record(&self, proc: ProcId) -> Option<Result<Vec<Address>, Fault>> {
        let modex = self.config.modex;
        let channel = self.config.identity.channel.unwrap_or(channel_of(proc));
        let first = modex.lookup(rank_of(proc), &modex_key(0))?;
        let ports =
            if channel == 0 { None } else { modex.lookup(rank_of(proc), &modex_key(channel)) };
        Some(links::decode(&first, ports.as_deref()).ok_or(Fault::RecordDamaged))
    }

    /// `Idle` to `Seeking`. Leaves it if the peer has not started yet.
    ///
    /// # Errors
    /// The peer cannot be reached by this link.
    pub(super) fn seek(&mut self, to: EndpointId) -> Result<(), SendError> {
        let peer = self.endpoints[to.0 as usize].proc;
        if self.record(peer).is_none() {
            return Ok(());
        }
        let now = (self.config.now)();
        self.endpoints[to.0 as usize].route = Route::Seeking(Box::new(Seek::new(now)));
        self.seeking.push(to);
        match self.attempt(to, now) {
            Ok(()) => Ok(()),
            Err(loss) => {
                self.lose(to, loss);
                Err(self.failure(peer, loss).into())
            }
        }
    }

    /// True when the peer's own attempt is under way and only waits for the peer.
    fn has_guest(&self, peer: ProcId) -> bool {
        self.table.iter().any(|(_, c)| c.place.guest() == Some(peer))
    }

    /// Begins to make a connection, unless the peer's is under way.
    ///
    /// # Errors
    /// It is of no use to go on.
    fn attempt(&mut self, to: EndpointId, now: u64) -> Result<(), Loss> {
        let peer = self.endpoints[to.0 as usize].proc;
        if self.has_guest(peer) {
            return Ok(());
        }
        let started = self.start(peer, now);
        match started {
            Ok(index) => {
                if let Route::Seeking(seek) = &mut self.endpoints[to.0 as usize].route {
                    (seek.attempt, seek.began) = (Some(index), now);
                }
                // The kernel of the same host has made the connection by now; the hello should be
                // there before this process goes off to compute.
                match self.say_hello(index) {
                    Ok(_) => Ok(()),
                    Err(why) => {
                        self.table.remove(index);
                        self.attempt_failed(to, why)
                    }
                }
            }
            Err(why @ (Fault::RecordDamaged | Fault::NoAddress)) => Err(why.into()),
            Err(why) => self.attempt_failed(to, why),
        }
    }

    fn start(&mut self, peer: ProcId, now: u64) -> Result<usize, Fault> {
        let theirs = self.record(peer).ok_or(Fault::NoAddress)??;
        let mine = &self.config.addresses;
        let mut to = links::pair(mine, self.config.index, &theirs, self.same_host(peer))
            .ok_or(Fault::NoAddress)?;
        if let SocketAddr::V6(v6) = &mut to {
            *v6 = SocketAddrV6::new(*v6.ip(), v6.port(), 0, self.config.scope);
        }
        let from = mine.get(self.config.index).map(|a| a.ip);
        let stream = socket::connect_start(from, &to, &self.config.quality)
            .map_err(|e| Fault::of(Doing::Connecting, &e))?;
        self.insert(stream, Place::Connecting { peer, since: now }, Interest::Write)
    }

    fn insert(&mut self, stream: TcpStream, at: Place, what: Interest) -> Result<usize, Fault> {
        self.serial += 1;
        self.table.insert(Connection::new(stream, at, self.serial), what)
    }

    /// An attempt to reach an endpoint has failed, and its connection is gone.
    ///
    /// # Errors
    /// It is of no use to go on.
    pub(super) fn attempt_failed(&mut self, to: EndpointId, why: Fault) -> Result<(), Loss> {
        let now = (self.config.now)();
        let Endpoint { proc, route: Route::Seeking(seek) } = &mut self.endpoints[to.0 as usize]
        else {
            return Ok(());
        };
        let peer = *proc;
        let limit = self.config.timeout_ns;
        match seek.failed(now, why, (self.config.life)(peer), limit) {
            Verdict::Again => {}
            Verdict::Long(s) => {
                let (name, peer) = (&self.config.name, rank_of(peer));
                report::say(format_args!(
                    "{name}: rank {peer} has taken no connection for {s} s ({why}); it is alive, \
                     and is tried again until it does"
                ));
            }
            Verdict::GiveUp(loss) => return Err(loss),
        }
        Ok(())
    }

    /// Looks after attempts and rests that are due, and guests that wait. Returns events.
    pub(super) fn look_after_seekers(&mut self, sink: &mut dyn Sink) -> usize {
        let mut found = 0;
        if self.holds {
            found += self.release_held(sink);
        }
        if self.seeking.is_empty() && self.listener_rests.is_none() {
            return found;
        }
        let now = (self.config.now)();
        if self.listener_rests.is_some_and(|until| now >= until) {
            self.listener_rests = None;
            self.watch_listener(Interest::Read);
        }
        for to in self.seeking.clone() {
            found += self.look_after(to, now, sink);
        }
        found
    }

    fn look_after(&mut self, to: EndpointId, now: u64, sink: &mut dyn Sink) -> usize {
        let Route::Seeking(seek) = &self.endpoints[to.0 as usize].route else { return 0 };
        let result = match seek.attempt {
            None if now >= seek.due => self.attempt(to, now),
            None => Ok(()),
            Some(index) => match self.table.get(index).map(|c| &c.place) {
                Some(Place::Connecting { since, .. })
                    if now.saturating_sub(*since) >= NO_ANSWER_NS =>
                {
                    self.table.remove(index);
                    self.attempt_failed(to, Fault::NoAnswer)
                }
                _ => Ok(()),
            },
        };
        match result {
            Ok(()) => 0,
            Err(loss) => {
                self.bury(to, loss, sink);
                1
            }
        }
    }

    /// When the next attempt, or the end of a rest, is due: monotonic nanoseconds.
    pub(super) fn due(&self) -> Option<u64> {
        let seek_due = |to: &EndpointId| match &self.endpoints[to.0 as usize] {
            Endpoint { proc, route: Route::Seeking(seek) } => match seek.attempt {
                None if self.has_guest(*proc) => None,
                None => Some(seek.due),
                Some(index) => match self.table.get(index).map(|c| &c.place) {
                    Some(Place::Connecting { since, .. }) => {
                        Some(since.saturating_add(NO_ANSWER_NS))
                    }
                    _ => None,
                },
            },
            _ => None,
        };
        self.seeking.iter().filter_map(seek_due).chain(self.listener_rests).min()
    }

    fn watch_listener(&mut self, what: Interest) {
        // It is in the set already, which is all that the kernel could complain of.
        let _ = self.table.poller().change(self.listener.as_fd(), LISTENER, what);
    }

    /// Takes connections that wait at the listener.
    pub(super) fn accept(&mut self, sink: &mut dyn Sink) -> usize {
        let mut found = 0;
        for _ in 0..MAX_ACCEPTS {
            let stream = match self.listener.accept() {
                Ok((stream, _)) => stream,
                Err(e) if e.kind() == ErrorKind::WouldBlock => break,
                Err(e) if socket::is_exhausted(&e) => {
                    if self.evict_stranger() {
                        continue;
                    }
                    self.rest(&e);
                    break;
                }
                // That one connection is gone already.
                Err(_) => continue,
            };
            let strangers = self.table.iter().filter(|(_, c)| c.place.peer().is_none()).count();
            if strangers >= MAX_STRANGERS {
                self.evict_stranger();
            }
            if stream.set_nonblocking(true).is_err() {
                continue;
            }
            // Without room in the poll set the connection is closed, and the peer tries again.
            if let Ok(index) = self.insert(stream, Place::Stranger, Interest::Read) {
                found += self.serve(index, sink);
            }
        }
        found
    }

    /// Closes the oldest connection of which nobody knows whose it is. Should it be a peer's, the
    /// peer tries again.
    fn evict_stranger(&mut self) -> bool {
        let strangers = self.table.iter().filter(|(_, c)| c.place.peer().is_none());
        let oldest = strangers.min_by_key(|(_, c)| c.serial).map(|(index, _)| index);
        oldest.is_some_and(|index| self.table.remove(index).is_some())
    }

    /// There is no descriptor for a connection: those who wait at the listener wait on.
    fn rest(&mut self, why: &std::io::Error) {
        self.listener_rests = Some((self.config.now)().saturating_add(REST_NS));
        self.watch_listener(Interest::Nothing);
        if !std::mem::replace(&mut self.told_exhaustion, true) {
            report::say(format_args!(
                "{}: connections of peers cannot be taken: {why}; raise the limit of open files \
                 (ulimit -n)",
                self.config.name
            ));
        }
    }

    /// Tells people, once, that somebody was turned away.
    fn refuse(&mut self, index: usize, why: Refusal) {
        if std::mem::replace(&mut self.told_refusal, true) {
            return;
        }
        let who = self.table.get(index).and_then(|c| c.stream().peer_addr().ok());
        let who = who.map_or("an unknown address".into(), |a| a.to_string());
        let name = &self.config.name;
        report::say(format_args!("{name}: a connection from {who} was refused: {why}"));
    }

    /// One connection that the poll set names.
    pub(super) fn serve(&mut self, index: usize, sink: &mut dyn Sink) -> usize {
        let Some(connection) = self.table.get(index) else { return 0 };
        if connection.place.is_open() {
            let found = self.read(index, sink);
            if found > 0 && self.table.get(index).is_some() && !self.table.is_hot(index) {
                self.heat(index);
            }
            return found;
        }
        match self.shake(index) {
            Ok(false) => 0,
            Ok(true) => {
                // Messages may have come with the last bytes of the handshake.
                let max = self.config.max_send;
                let result = match self.table.get_mut(index) {
                    Some(c) => match c.place.open_to() {
                        Some(peer) => c.deliver(peer, max, sink),
                        None => Ok(0),
                    },
                    None => Ok(0),
                };
                match result {
                    Ok(_) => self.parting(index, sink),
                    Err(why) => self.end(index, why, sink),
                }
                1
            }
            Err(why) => {
                self.end(index, why, sink);
                1
            }
        }
    }

    fn heat(&mut self, index: usize) {
        if let Some((old, why)) = self.table.heat(index) {
            self.broke(old, why);
        }
    }

    /// `Connecting` to `Calling`, if the kernel has made the connection; true when it has.
    fn say_hello(&mut self, index: usize) -> Result<bool, Fault> {
        let Some(connection) = self.table.get_mut(index) else { return Ok(false) };
        let Place::Connecting { peer, .. } = connection.place else { return Ok(false) };
        if !connection.is_made()? {
            return Ok(false);
        }
        let call = self.config.identity.call(peer, &nonce()?);
        connection.send_now(call.hello())?;
        connection.place.said_hello(call);
        self.table.watch_reading(index)?;
        Ok(true)
    }

    /// Goes on with a connection that is not open; true when it is now.
    fn shake(&mut self, index: usize) -> Result<bool, Fault> {
        let max = self.config.max_send;
        loop {
            let Some(connection) = self.table.get_mut(index) else { return Ok(false) };
            match &connection.place {
                Place::Connecting { .. } => {
                    if !self.say_hello(index)? {
                        return Ok(false);
                    }
                    continue;
                }
                Place::Held { peer, .. } => {
                    let peer = *peer;
                    connection.expect_nothing(max)?;
                    if self.prefers_own(peer) {
                        self.holds = true;
                        return Ok(false);
                    }
                    self.ask(index)?;
                    continue;
                }
                _ => {}
            }
            let needs = connection.place.needs();
            let said = match connection.take_handshake(needs)? {
                Some(said) => said,
                None if connection.fill_buffer(max)? => continue,
                None => return Ok(false),
            };
            match self.handle(index, &said) {
                Ok(false) => {}
                Ok(true) => return Ok(true),
                Err(why) => {
                    if let Fault::Refused(refusal) = why {
                        self.refuse(index, refusal);
                    }
                    return Err(why);
                }
            }
        }
    }

    /// Takes one message of the handshake; true when the connection is open now.
    fn handle(&mut self, index: usize, said: &[u8]) -> Result<bool, Fault> {
        let id = &self.config.identity;
        let Some(connection) = self.table.get_mut(index) else { return Ok(false) };
        match &connection.place {
            Place::Stranger => {
                let (peer, guest) = id.greet(said)?;
                connection.place.recognised(peer, guest);
                self.keep_newest_guest(peer);
                Ok(false)
            }
            Place::Asked { asked, .. } => {
                asked.check(&id.credential, said)?;
                self.open(index)
            }
            Place::Calling { call, .. } => {
                let (answer, proof) = call.answer(&id.credential, said)?;
                if answer != Answer::Welcome {
                    return Err(Refusal::Name.into());
                }
                connection.send_now(&proof)?;
                self.open(index)
            }
            Place::Connecting { .. }
            | Place::Held { .. }
            | Place::Open(_)
            | Place::Leaving(_)
            | Place::Parted(_) => Ok(false),
        }
    }

    /// A peer makes one attempt at a time: those before the newest have failed at its side.
    fn keep_newest_guest(&mut self, peer: ProcId) {
        let all = self.table.iter().filter(|(_, c)| c.place.guest() == Some(peer));
        let mut guests: Vec<(u64, usize)> = all.map(|(index, c)| (c.serial, index)).collect();
        guests.sort_unstable();
        guests.pop();
        for (_, old) in guests {
            self.table.remove(old);
        }
    }

    /// `Held` to `Asked`.
    fn ask(&mut self, index: usize) -> Result<(), Fault> {
        let Some(connection) = self.table.get_mut(index) else { return Ok(()) };
        let Place::Held { peer, guest } = &connection.place else { return Ok(()) };
        let peer = *peer;
        let credential = &self.config.identity.credential;
        let (challenge, asked) = guest.challenge(credential, Answer::Welcome, &nonce()?);
        connection.send_now(&challenge)?;
        connection.place.asked(asked);
        // An attempt that has not said hello is of no use any more.
        let own = self.seek_of(peer).and_then(|seek| seek.attempt);
        let own = own.filter(|own| {
            matches!(self.table.get(*own).map(|c| &c.place), Some(Place::Connecting { .. }))
        });
        if let Some(own) = own {
            self.table.remove(own);
            if let Some(seek) = self.seek_of(peer) {
                seek.attempt = None;
            }
        }
        Ok(())
    }

    fn seek_of(&mut self, peer: ProcId) -> Option<&mut Seek> {
        match self.known(peer) {
            Some((_, Endpoint { route: Route::Seeking(seek), .. })) => Some(seek),
            _ => None,
        }
    }

    /// Two processes that connect to each other at once end with one connection: the one that the
    /// lower rank makes. As long as it calls, or has been heard, it lets the other's hello wait.
    fn prefers_own(&self, peer: ProcId) -> bool {
        if rank_of(self.config.identity.me) > rank_of(peer) {
            return false;
        }
        let endpoint = self.endpoints.iter().find(|e| e.proc == peer);
        match endpoint.map(|e| &e.route) {
            Some(Route::Up(_)) => true,
            Some(Route::Seeking(seek)) => {
                let own = seek.attempt.and_then(|own| self.table.get(own));
                matches!(own.map(|c| &c.place), Some(Place::Calling { .. }))
            }
            Some(Route::Idle | Route::Lost(_)) | None => false,
        }
    }

    /// Goes on with the connections that are held.
    #[cold]
    fn release_held(&mut self, sink: &mut dyn Sink) -> usize {
        let held = self.table.iter().filter(|(_, c)| matches!(c.place, Place::Held { .. }));
        let held: Vec<usize> = held.map(|(index, _)| index).collect();
        self.holds = !held.is_empty();
        let mut found = 0;
        for index in held {
            let peer = self.table.get(index).and_then(|c| c.place.guest());
            if peer.is_some_and(|peer| !self.prefers_own(peer)) {
                found += self.serve(index, sink);
            }
        }
        found
    }

    /// A handshake is over: gives the connection to its endpoint, with the frames that wait.
    fn open(&mut self, index: usize) -> Result<bool, Fault> {
        let Some(connection) = self.table.get_mut(index) else { return Ok(false) };
        let Some(peer) = connection.place.proved() else { return Ok(false) };
        let to = self.contact(peer);
        let endpoint = &mut self.endpoints[to.0 as usize];
        match std::mem::replace(&mut endpoint.route, Route::Up(index)) {
            Route::Idle => {}
            Route::Seeking(seek) => {
                self.seeking.retain(|s| *s != to);
                // The peer cannot take this process's own attempt for open: it is not proved.
                if let Some(own) = seek.attempt.filter(|own| *own != index) {
                    self.table.remove(own);
                }
                if let Some(connection) = self.table.get_mut(index) {
                    connection.out = seek.out;
                }
                self.table.writes(index);
            }
            // Both stay, and each side sends on the one that it saw open first.
            Route::Up(first) => endpoint.route = Route::Up(first),
            Route::Lost(loss) => {
                endpoint.route = Route::Lost(loss);
                return Err(Fault::Forgotten);
            }
        }
        self.heat(index);
        Ok(true)
    }
}
