//! Where connections come in: listeners, and the accepting side of the handshake.
//!
//! A [`Reception`] listens on each usable interface ([`interfaces`]) and lets nobody through who
//! has not proved to be of the job. It reads the bytes of the handshake and none behind them, so
//! that the connection can be given to another process. [`Caller`] is the other side.
//!
//! # Bounds
//!
//! A connection without a hello is *unauthenticated*: there are at most [`MAX_UNAUTHENTICATED`] for
//! [`UNAUTHENTICATED_NS`] each, and a new one takes the place of the oldest. One with an authentic
//! hello is *half-open*: there are at most [`MAX_HALF_OPEN`], for as long as they like, because the
//! other side may go off to compute before it sends its proof; again a new one takes the place of
//! the oldest. A hello that is said again opens nothing. Before the oldest goes, its socket is
//! read: what it owes may have come, and then it goes on. Somebody who knows the secret and had to
//! make room makes another attempt.
//!
//! Like the protocols of this library it is driven: [`Reception::handle_events`] when its
//! descriptor
//! is readable or [`Reception::next_time`] has come, then [`Reception::poll_arrival`] until there
//! is none. Time is an argument, in nanoseconds of the monotonic clock.

mod caller;
pub mod interfaces;
mod lent;
#[cfg(test)]
mod tests;

use std::collections::{HashMap, HashSet, VecDeque};
use std::io::{self, ErrorKind, IoSlice};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::fd::{AsFd, AsRawFd, BorrowedFd};

use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::socket::{self, Quality};

pub use self::caller::{Caller, Made, Target, Via};
use self::interfaces::{Choice, Reaches};
pub use self::lent::EARLY_BYTES;
use crate::WireupError;
use crate::handshake::{
    self, Answer, Asked, Binding, Credential, HELLO, HalfOpen, Names, Nonce, Reason, Refusal,
};

/// Unauthenticated connections at once.
pub const MAX_UNAUTHENTICATED: usize = 64;
/// Half-open connections at once.
pub const MAX_HALF_OPEN: usize = 256;
/// Time that an unauthenticated connection has to say hello, in nanoseconds.
pub const UNAUTHENTICATED_NS: u64 = 5_000_000_000;
/// Time for which the listeners rest when there is no descriptor for a connection, in nanoseconds.
pub const REST_NS: u64 = 100_000_000;
/// Hellos that are remembered.
const MAX_HELLOS: usize = 4096;
/// Connections of one listener that are accepted by one look.
const MAX_ACCEPTS: usize = 64;
/// Tokens of the listeners are at and above this.
const LISTENER: u64 = 1 << 63;

/// There is no set of descriptors.
#[cold]
pub(crate) fn unwaited(e: &io::Error) -> WireupError {
    let why = socket::advised(e);
    WireupError::Host(format!("connections cannot be waited for: {why}").into())
}

/// A connection with somebody who has proved to be of the job.
#[derive(Debug)]
pub struct Arrival {
    /// Who it is, and for what.
    pub names: Names,
    /// The connection; nonblocking, and read up to the end of the handshake.
    pub socket: TcpStream,
    /// What binds to the handshake that which follows.
    pub binding: Binding,
    /// The number of the secret that it has proved to know.
    pub key: u64,
}

/// How far a connection has come.
#[derive(Debug)]
enum Place {
    /// Nothing is known of it; it ends at this time unless it says hello.
    Unauthenticated { until: u64 },
    /// It was sent the challenge.
    HalfOpen { names: Names, key: u64, asked: Box<Asked> },
}

/// A connection that is not proved.
#[derive(Debug)]
struct Entry {
    stream: TcpStream,
    /// Later ones have higher numbers.
    serial: u64,
    place: Place,
    bytes: [u8; HELLO],
    have: usize,
}

impl Entry {
    fn needs(&self) -> usize {
        match self.place {
            Place::Unauthenticated { .. } => HELLO,
            Place::HalfOpen { .. } => handshake::PROOF,
        }
    }

    fn is_unauthenticated(&self) -> bool {
        matches!(self.place, Place::Unauthenticated { .. })
    }
}

/// How the next look at a connection ends.
enum Step {
    /// It has sent less than is needed.
    Wait,
    /// It has ended, or is of no use.
    End,
    /// It is turned away, and people may want to know.
    Refuse(Refusal),
    /// It has proved who it is.
    Arrive(Binding),
}

/// The listeners of this process. See the module's documentation.
#[derive(Debug)]
pub struct Reception {
    /// The job whose members may come; `None`: processes of other jobs come, with keys.
    job: Option<u64>,
    /// What callers may know, by number: the job's secret, or those of ports and meetings.
    keys: HashMap<u64, Credential>,
    /// Connections are encrypted.
    encrypted: bool,
    set: Poller,
    listeners: Vec<TcpListener>,
    addresses: Vec<SocketAddr>,
    /// The listeners are not looked at before this time.
    rests_until: Option<u64>,
    /// By token.
    entries: Vec<Option<Box<Entry>>>,
    serial: u64,
    events: Vec<Event>,
    arrivals: VecDeque<Arrival>,
    hellos: VecDeque<Nonce>,
    hellos_known: HashSet<Nonce>,
    troubles: VecDeque<String>,
    /// Kinds of refusals that people were told of.
    told: Vec<std::mem::Discriminant<Refusal>>,
    told_exhaustion: bool,
}

impl Reception {
    /// Listens on the interfaces of a choice that reach what is to be reached.
    ///
    /// # Errors
    /// See [`WireupError`].
    pub fn open(
        credential: Credential,
        choice: &Choice,
        reaches: Reaches,
        quality: &Quality,
    ) -> Result<Reception, WireupError> {
        let mut reception = Reception::open_for_keys(choice, reaches, quality)?;
        reception.job = Some(credential.job);
        reception.add_key(credential);
        Ok(reception)
    }

    /// As [`Reception::open`] for processes of other jobs: nobody is let through before there are
    /// keys ([`Reception::add_key`]).
    ///
    /// # Errors
    /// See [`WireupError`].
    pub fn open_for_keys(
        choice: &Choice,
        reaches: Reaches,
        quality: &Quality,
    ) -> Result<Reception, WireupError> {
        // Else each connection would fail, here and at its other end, for as long as it is tried.
        socket::permitted().map_err(|e| WireupError::Host(e.to_string().into()))?;
        let all = socket::interfaces().map_err(|e| WireupError::interfaces(&e))?;
        let kernel = |e: io::Error| unwaited(&e);
        let set = Poller::new().map_err(kernel)?;
        let (mut listeners, mut addresses) = (Vec::new(), Vec::new());
        for interface in choice.addresses(&all, reaches)? {
            let why = |e: io::Error| {
                let (at, name, why) = (interface.addr, &interface.name, socket::advised(&e));
                WireupError::Host(format!("cannot listen on {at} ({name}): {why}").into())
            };
            let ports = choice.ports.clone();
            let listener =
                socket::listen(interface.addr, interface.scope, ports, quality).map_err(why)?;
            addresses.push(listener.local_addr().map_err(why)?);
            let token = LISTENER + listeners.len() as u64;
            set.add(listener.as_fd(), token, Interest::Read).map_err(kernel)?;
            listeners.push(listener);
        }
        Ok(Reception {
            job: None,
            keys: HashMap::new(),
            encrypted: choice.encrypted,
            set,
            listeners,
            addresses,
            rests_until: None,
            entries: Vec::new(),
            serial: 0,
            events: Vec::new(),
            arrivals: VecDeque::new(),
            hellos: VecDeque::new(),
            hellos_known: HashSet::new(),
            troubles: VecDeque::new(),
            told: Vec::new(),
            told_exhaustion: false,
        })
    }

    /// Lets through who knows this, too.
    pub fn add_key(&mut self, credential: Credential) {
        self.keys.insert(credential.job, credential);
    }

    /// Lets nobody through any more who knows only the secret of this number.
    pub fn remove_key(&mut self, number: u64) {
        self.keys.remove(&number);
    }

    /// Where it listens: one address per interface and family.
    pub fn addresses(&self) -> &[SocketAddr] {
        &self.addresses
    }

    /// The next connection of somebody who has proved to be of the job.
    pub fn poll_arrival(&mut self) -> Option<Arrival> {
        self.arrivals.pop_front()
    }

    /// Something that people should know: a sentence without a subject. Each kind comes once.
    pub fn poll_trouble(&mut self) -> Option<String> {
        self.troubles.pop_front()
    }

    /// When [`Reception::handle_events`] is due without an event.
    pub fn next_time(&self) -> Option<u64> {
        let until = |e: &Entry| match e.place {
            Place::Unauthenticated { until } => Some(until),
            Place::HalfOpen { .. } => None,
        };
        let unauthenticated = self.entries.iter().flatten().filter_map(|e| until(e));
        unauthenticated.chain(self.rests_until).min()
    }

    /// Looks at everything. `judge` says whether somebody with such names is expected; it is asked
    /// before the proof, about names that a member of the job has said, now or in the past.
    ///
    /// # Errors
    /// What the kernel said of the set of descriptors.
    pub fn handle_events(
        &mut self,
        now: u64,
        judge: &mut dyn FnMut(&Names) -> Answer,
    ) -> io::Result<()> {
        if self.rests_until.is_some_and(|until| now >= until) {
            self.rests_until = None;
            self.watch_listeners(Interest::Read);
        }
        let mut events = std::mem::take(&mut self.events);
        events.clear();
        self.set.wait(0, &mut events)?;
        for event in &events {
            match event.token {
                token if token >= LISTENER => self.accept((token - LISTENER) as usize, now, judge),
                token => self.serve(token as usize, judge),
            }
        }
        self.events = events;
        for index in 0..self.entries.len() {
            let entry = self.entries.get(index).and_then(Option::as_ref);
            let late = entry.is_some_and(
                |e| matches!(e.place, Place::Unauthenticated { until } if now >= until),
            );
            if late {
                self.remove(index);
            }
        }
        Ok(())
    }

    fn watch_listeners(&mut self, what: Interest) {
        for (i, listener) in self.listeners.iter().enumerate() {
            // It is in the set already, which is all that the kernel could complain of.
            let _ = self.set.change(listener.as_fd(), LISTENER + i as u64, what);
        }
    }

    fn accept(&mut self, at: usize, now: u64, judge: &mut dyn FnMut(&Names) -> Answer) {
        for _ in 0..MAX_ACCEPTS {
            let Some(listener) = self.listeners.get(at) else { return };
            let stream = match listener.accept() {
                Ok((stream, _)) => stream,
                Err(e) if e.kind() == ErrorKind::WouldBlock => return,
                Err(e) if socket::is_exhausted(&e) => {
                    if self.evict(Entry::is_unauthenticated, judge) || self.evict(|_| true, judge) {
                        continue;
                    }
                    return self.rest(now, &e);
                }
                // That one connection is gone already.
                Err(_) => continue,
            };
            if stream.set_nonblocking(true).is_err() {
                continue;
            }
            self.make_room(MAX_UNAUTHENTICATED, Entry::is_unauthenticated, judge);
            let free = self.entries.iter().position(Option::is_none);
            let index = free.unwrap_or(self.entries.len());
            // Without room in the set the connection is closed; a member of the job tries again.
            if self.set.add(stream.as_fd(), index as u64, Interest::Read).is_err() {
                continue;
            }
            self.serial += 1;
            let place = Place::Unauthenticated { until: now.saturating_add(UNAUTHENTICATED_NS) };
            let entry = Entry { stream, serial: self.serial, place, bytes: [0; HELLO], have: 0 };
            if index == self.entries.len() {
                self.entries.push(None);
            }
            self.entries[index] = Some(Box::new(entry));
            self.serve(index, judge);
        }
    }

    /// Closes the oldest of a kind until one more may come.
    fn make_room(
        &mut self,
        most: usize,
        kind: fn(&Entry) -> bool,
        judge: &mut dyn FnMut(&Names) -> Answer,
    ) {
        while self.entries.iter().flatten().filter(|e| kind(e)).count() >= most {
            if !self.evict(kind, judge) {
                return;
            }
        }
    }

    /// Closes the oldest connection of a kind, unless the bytes that it owes have come, and were
    /// not read yet: it goes on then. False when there is none.
    fn evict(&mut self, kind: fn(&Entry) -> bool, judge: &mut dyn FnMut(&Names) -> Answer) -> bool {
        let all = self.entries.iter().enumerate();
        let all = all.filter_map(|(i, e)| e.as_ref().map(|e| (i, e)));
        let oldest = all.filter(|(_, e)| kind(e)).min_by_key(|(_, e)| e.serial);
        let Some((index, was_unauthenticated)) = oldest.map(|(i, e)| (i, e.is_unauthenticated()))
        else {
            return false;
        };
        self.serve(index, judge);
        let entry = self.entries.get(index).and_then(Option::as_ref);
        if entry.is_some_and(|e| e.is_unauthenticated() == was_unauthenticated) {
            self.remove(index);
        }
        true
    }

    fn remove(&mut self, index: usize) -> Option<Box<Entry>> {
        let entry = self.entries.get_mut(index)?.take()?;
        self.set.remove(entry.stream.as_fd());
        Some(entry)
    }

    /// There is no descriptor for a connection: those who wait at the listeners wait on.
    fn rest(&mut self, now: u64, why: &io::Error) {
        self.rests_until = Some(now.saturating_add(REST_NS));
        self.watch_listeners(Interest::Nothing);
        if !std::mem::replace(&mut self.told_exhaustion, true) {
            self.troubles.push_back(format!(
                "connections cannot be taken: {why}; raise the limit of open files (ulimit -n)"
            ));
        }
    }

    fn serve(&mut self, index: usize, judge: &mut dyn FnMut(&Names) -> Answer) {
        match self.step(index, judge) {
            Step::Wait => {}
            Step::End => _ = self.remove(index),
            Step::Refuse(why) => {
                if let Some(entry) = self.remove(index) {
                    self.tell(&entry.stream, why);
                }
            }
            Step::Arrive(binding) => {
                if let Some(entry) = self.remove(index)
                    && let Place::HalfOpen { names, key, .. } = entry.place
                {
                    let socket = entry.stream;
                    self.arrivals.push_back(Arrival { names, socket, binding, key });
                }
            }
        }
    }

    fn tell(&mut self, stream: &TcpStream, why: Refusal) {
        let kind = std::mem::discriminant(&why);
        if !self.told.contains(&kind) {
            self.told.push(kind);
            let who = stream.peer_addr().map_or("an unknown address".into(), |a| a.to_string());
            self.troubles.push_back(format!("a connection from {who} was refused: {why}"));
        }
    }

    /// Reads what the connection has, up to the end of the message that is due.
    fn step(&mut self, index: usize, judge: &mut dyn FnMut(&Names) -> Answer) -> Step {
        loop {
            let Some(entry) = self.entries.get_mut(index).and_then(Option::as_mut) else {
                return Step::Wait;
            };
            let needs = entry.needs();
            match socket::receive(entry.stream.as_raw_fd(), &mut entry.bytes[entry.have..needs]) {
                Ok(0) => return Step::End,
                Ok(n) => entry.have += n,
                Err(e) => match e.kind() {
                    ErrorKind::WouldBlock | ErrorKind::Interrupted => return Step::Wait,
                    _ => return Step::End,
                },
            }
            if entry.have < needs {
                continue;
            }
            entry.have = 0;
            let bytes = entry.bytes;
            match &entry.place {
                Place::HalfOpen { asked, key, .. } => {
                    // The port has been closed since.
                    let Some(credential) = self.keys.get(key) else { return Step::End };
                    return match asked.check(credential, &bytes[..needs]) {
                        Ok(binding) => Step::Arrive(binding),
                        Err(why) => Step::Refuse(why),
                    };
                }
                Place::Unauthenticated { .. } => match self.read_hello(&bytes) {
                    Err(why) => return Step::Refuse(why),
                    Ok((half_open, credential)) => {
                        match self.greet(index, &half_open, &credential, judge) {
                            Step::Wait => {}
                            done => return done,
                        }
                    }
                },
            }
        }
    }

    /// Reads a hello, with the secret that it is about.
    fn read_hello(&self, hello: &[u8; HELLO]) -> Result<(HalfOpen, Credential), Refusal> {
        let known = self.keys.get(&handshake::addressee(hello));
        match known {
            Some(credential) => Ok((HalfOpen::read(credential, hello)?, credential.clone())),
            None => Err(HalfOpen::unknown(hello)),
        }
    }

    /// Answers an authentic hello.
    fn greet(
        &mut self,
        index: usize,
        half_open: &HalfOpen,
        credential: &Credential,
        judge: &mut dyn FnMut(&Names) -> Answer,
    ) -> Step {
        if !self.is_new(half_open.nonce()) {
            return Step::Refuse(Refusal::Repeated);
        }
        let names = *half_open.names();
        let answer = match names {
            // Of several jobs of one launcher each has its secret.
            Names { job, .. } if self.job.is_some() && job != credential.job => {
                Answer::No(Reason::Unexpected)
            }
            Names { encrypted, .. } if encrypted != self.encrypted => {
                Answer::No(Reason::Encryption)
            }
            _ => judge(&names),
        };
        let Ok(nonce) = handshake::nonce() else { return Step::End };
        let (challenge, asked) = half_open.challenge(credential, answer, &nonce);
        if answer == Answer::Welcome {
            self.make_room(MAX_HALF_OPEN, |e| !e.is_unauthenticated(), judge);
        }
        let Some(entry) = self.entries.get_mut(index).and_then(Option::as_mut) else {
            return Step::Wait;
        };
        // The first bytes of their direction, and few: the kernel takes them whole.
        let sent = socket::send_parts(entry.stream.as_raw_fd(), &[IoSlice::new(&challenge)]);
        if answer != Answer::Welcome || sent.ok() != Some(challenge.len()) {
            return Step::End;
        }
        let (key, asked) = (credential.job, Box::new(asked));
        entry.place = Place::HalfOpen { names, key, asked };
        Step::Wait
    }

    fn is_new(&mut self, hello: Nonce) -> bool {
        if !self.hellos_known.insert(hello) {
            return false;
        }
        self.hellos.push_back(hello);
        if self.hellos.len() > MAX_HELLOS
            && let Some(oldest) = self.hellos.pop_front()
        {
            self.hellos_known.remove(&oldest);
        }
        true
    }
}

impl AsFd for Reception {
    /// Readable when [`Reception::handle_events`] has something to do.
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.set.as_fd()
    }
}
