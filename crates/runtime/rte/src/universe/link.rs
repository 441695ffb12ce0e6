//! The connection of a rank to its agent, over which it asks the universe; made when it first asks.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::io::{self, ErrorKind};
use std::os::fd::{AsFd, AsRawFd, OwnedFd, RawFd};
use std::sync::{Mutex, MutexGuard, PoisonError};

use hawser_os::{clock, local, pipe, socket};
use hawser_segment::node::NodeSegment;
use hawser_wireup::acceptor::wire as acceptor;
use hawser_wireup::handshake::Credential;

use super::wire::{self, Assembly};
use super::{Answer, UniverseRequest};
use crate::gpr::{Notice, wire as gpr};

/// What a rank writes into the pipe that wakes its agent, so that it listens for requests to the
/// universe.
pub const RING: u8 = b'U';
/// How soon the agent is rung again that does not listen yet, in nanoseconds: the pipe may have
/// been full.
const RING_AGAIN_NS: u64 = 20_000_000;
/// Marks, in place of a node's number, the name under which its agent listens for requests.
const LISTENS: u32 = 1 << 31;

/// The abstract name under which the agent of a node listens for requests to the universe. Who
/// lacks the secret of the job cannot guess it.
pub fn name(job: u64, secret: [u8; 32], node: u32) -> Vec<u8> {
    acceptor::name(&Credential { job, secret }, node | LISTENS)
}

/// How far the connection has come.
#[derive(Debug)]
enum LinkState {
    /// The agent does not listen; when it is rung again, in nanoseconds.
    Rung(u64),
    Open(OwnedFd),
    /// It cannot be had any more, and why.
    Gone(String),
}

#[derive(Debug)]
struct Inner {
    state: LinkState,
    tickets: u64,
    pieces: VecDeque<Vec<u8>>,
    assembly: Assembly,
    answers: BTreeMap<u64, Answer>,
    /// Requests without an answer that anybody waits for.
    forgotten: BTreeSet<u64>,
    ended: BTreeSet<u64>,
    /// Keys of changed values that nobody has asked for yet, by subscription; each once.
    changed: BTreeMap<u64, VecDeque<String>>,
    /// Subscriptions that have not ended.
    subscriptions: BTreeSet<u64>,
}

/// Makes the agent of this process listen.
type Ring = dyn Fn() -> bool + Send + Sync;

/// See the module's documentation.
pub struct UniverseLink {
    name: Vec<u8>,
    slot: u32,
    ring: Box<Ring>,
    inner: Mutex<Inner>,
}

impl std::fmt::Debug for UniverseLink {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the link of slot {} to the universe", self.slot)
    }
}

impl UniverseLink {
    /// The link of the rank in a slot of its node, whose agent is woken by this descriptor.
    pub fn new(node: NodeSegment, slot: u32, wake_fd: i32) -> UniverseLink {
        UniverseLink {
            name: name(node.job(), node.secret(), node.number()),
            slot,
            ring: Box::new(move || pipe::ring_with(wake_fd, RING)),
            inner: Mutex::new(Inner::new(LinkState::Rung(0))),
        }
    }

    /// A link that is there already, to a launcher that serves this process alone.
    pub fn over(fd: OwnedFd) -> UniverseLink {
        let inner = Mutex::new(Inner::new(LinkState::Open(fd)));
        UniverseLink { name: Vec::new(), slot: 0, ring: Box::new(|| false), inner }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks for something; [`UniverseLink::poll`] has the answer.
    ///
    /// # Errors
    /// A sentence: the request is too long.
    pub fn ask(&self, request: &UniverseRequest) -> Result<u64, String> {
        self.queue(request, false)
    }

    fn queue(&self, request: &UniverseRequest, forgotten: bool) -> Result<u64, String> {
        let mut inner = self.inner();
        let ticket = inner.tickets + 1;
        let bytes = wire::encode_request(request);
        let Some(pieces) = wire::pieces(ticket, &bytes) else {
            return Err(format!("a request of {} bytes is too long", bytes.len()));
        };
        inner.tickets = ticket;
        if forgotten {
            inner.forgotten.insert(ticket);
        }
        inner.pieces.extend(pieces);
        self.move_on(&mut inner);
        Ok(ticket)
    }

    /// Tells something whose answer nobody waits for.
    pub fn tell(&self, request: &UniverseRequest) {
        // None that is told is too long.
        let _ = self.queue(request, true);
    }

    /// The answer to a request, once it is there. Never waits.
    ///
    /// # Errors
    /// A sentence that says why there will be none.
    pub fn poll(&self, ticket: u64) -> Result<Option<Answer>, String> {
        let mut inner = self.inner();
        self.move_on(&mut inner);
        match (inner.answers.remove(&ticket), &inner.state) {
            (Some(answer), _) => Ok(Some(answer)),
            (None, LinkState::Gone(why)) => Err(why.clone()),
            (None, _) => Ok(None),
        }
    }

    /// True once a job that this process has asked for has ended, or the launcher that would say so
    /// has. Never waits.
    pub fn has_ended(&self, job: u64) -> bool {
        let mut inner = self.inner();
        self.move_on(&mut inner);
        inner.ended.contains(&job) || matches!(inner.state, LinkState::Gone(_))
    }

    /// What becomes readable when something comes, once the connection is there.
    pub fn descriptor(&self) -> Option<RawFd> {
        match &self.inner().state {
            LinkState::Open(fd) => Some(fd.as_raw_fd()),
            LinkState::Rung(_) | LinkState::Gone(_) => None,
        }
    }

    /// A subscription has begun. Notices of it may have come before this.
    pub fn expect_changes(&self, subscription: u64) {
        self.inner().subscriptions.insert(subscription);
    }

    /// It has begun, and has not ended.
    pub fn is_subscribed(&self, subscription: u64) -> bool {
        self.inner().subscriptions.contains(&subscription)
    }

    /// The next key whose value has changed since it was told, of a subscription. Never waits.
    ///
    /// # Errors
    /// A sentence that says why there will be none.
    pub fn next_change(&self, subscription: u64) -> Result<Option<String>, String> {
        let mut inner = self.inner();
        self.move_on(&mut inner);
        let next = inner.changed.get_mut(&subscription).and_then(VecDeque::pop_front);
        match (next, &inner.state) {
            (Some(key), _) => Ok(Some(key)),
            (None, LinkState::Gone(why)) => Err(why.clone()),
            (None, _) => Ok(None),
        }
    }

    /// A subscription has ended.
    pub fn forget_changes(&self, subscription: u64) {
        let mut inner = self.inner();
        inner.subscriptions.remove(&subscription);
        inner.changed.remove(&subscription);
    }

    /// True when all that was asked and told has left this process. Never waits.
    pub fn is_flushed(&self) -> bool {
        let mut inner = self.inner();
        self.move_on(&mut inner);
        inner.pieces.is_empty() || matches!(inner.state, LinkState::Gone(_))
    }

    fn move_on(&self, inner: &mut Inner) {
        if let LinkState::Rung(again) = inner.state {
            self.open(inner, again);
        }
        if let Err(e) = inner.write().and_then(|()| inner.read()) {
            let why = format!("the launcher does not answer any more: {e}");
            inner.state = LinkState::Gone(why);
        }
    }

    fn open(&self, inner: &mut Inner, again: u64) {
        let opened = local::connect(&self.name).and_then(|fd| {
            if local::peer_user(fd.as_fd())? != local::user() {
                return Err(ErrorKind::PermissionDenied.into());
            }
            local::send(fd.as_fd(), &wire::hello(self.slot), None)?;
            Ok(fd)
        });
        let later = [ErrorKind::ConnectionRefused, ErrorKind::WouldBlock, ErrorKind::Interrupted];
        match opened {
            Ok(fd) => inner.state = LinkState::Open(fd),
            Err(e) if later.contains(&e.kind()) || socket::is_exhausted(&e) => {
                let now = clock::now_ns();
                if now >= again {
                    (self.ring)();
                    inner.state = LinkState::Rung(now.saturating_add(RING_AGAIN_NS));
                }
            }
            Err(e) => {
                let why = format!("the launcher cannot be asked: {}", socket::advised(&e));
                inner.state = LinkState::Gone(why);
            }
        }
    }
}

impl Inner {
    fn new(state: LinkState) -> Inner {
        Inner {
            state,
            tickets: 0,
            pieces: VecDeque::new(),
            assembly: Assembly::default(),
            answers: BTreeMap::new(),
            forgotten: BTreeSet::new(),
            ended: BTreeSet::new(),
            changed: BTreeMap::new(),
            subscriptions: BTreeSet::new(),
        }
    }

    fn note_change(&mut self, notice: &[u8]) {
        // What is no notice of a value tells nobody anything.
        let Ok(Notice::Value { id, key, .. }) = gpr::decode_notice(notice) else { return };
        let keys = self.changed.entry(id.0).or_default();
        if !keys.contains(&key) {
            keys.push_back(key);
        }
    }

    fn write(&mut self) -> io::Result<()> {
        let LinkState::Open(fd) = &self.state else { return Ok(()) };
        while let Some(piece) = self.pieces.front() {
            match local::send(fd.as_fd(), piece, None) {
                Ok(()) => _ = self.pieces.pop_front(),
                Err(e) if e.kind() == ErrorKind::WouldBlock || local::is_overladen(&e) => break,
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(e) => return Err(e),
            }
        }
        Ok(())
    }

    fn read(&mut self) -> io::Result<()> {
        let garbled = |_| io::Error::new(ErrorKind::InvalidData, "its words make no sense");
        let mut bytes = Vec::new();
        loop {
            let LinkState::Open(fd) = &self.state else { return Ok(()) };
            bytes.resize(wire::PIECE_MAX, 0);
            let n = match local::receive(fd.as_fd(), &mut bytes) {
                Ok((0, _)) => return Err(ErrorKind::UnexpectedEof.into()),
                Ok((n, _)) => n,
                Err(e) if e.kind() == ErrorKind::WouldBlock => return Ok(()),
                Err(e) if e.kind() == ErrorKind::Interrupted => continue,
                Err(e) => return Err(e),
            };
            let piece = bytes.get(..n).unwrap_or_default();
            let Some((ticket, message)) = self.assembly.push(piece).map_err(garbled)? else {
                continue;
            };
            match wire::decode_answer(&message).map_err(garbled)? {
                Answer::Ended { job } => _ = self.ended.insert(job),
                Answer::Changed(notice) => self.note_change(&notice),
                _ if self.forgotten.remove(&ticket) => {}
                answer => _ = self.answers.insert(ticket, answer),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn other_side(fd: &OwnedFd) -> (u64, UniverseRequest) {
        let mut bytes = vec![0; wire::PIECE_MAX];
        let (n, _) = local::receive(fd.as_fd(), &mut bytes).expect("a piece");
        let whole = Assembly::default().push(&bytes[..n]).expect("a piece").expect("short");
        (whole.0, wire::decode_request(&whole.1).expect("a request"))
    }

    fn answer(fd: &OwnedFd, ticket: u64, answer: &Answer) {
        for piece in wire::pieces(ticket, &wire::encode_answer(answer)).expect("short") {
            local::send(fd.as_fd(), &piece, None).expect("room");
        }
    }

    #[test]
    fn answers_find_their_requests() {
        let (ours, theirs) = local::pair().expect("descriptors");
        let link = UniverseLink::over(ours);
        let lookup = |s: &str| UniverseRequest::Lookup { service: s.into() };
        let (one, two) = (link.ask(&lookup("a")).unwrap(), link.ask(&lookup("b")).unwrap());
        link.tell(&UniverseRequest::Connected { job: 4 });
        assert_eq!(link.poll(one), Ok(None));
        assert_eq!(other_side(&theirs), (one, lookup("a")));
        assert_eq!(other_side(&theirs), (two, lookup("b")));
        let (third, _) = other_side(&theirs);
        answer(&theirs, third, &Answer::Done);
        answer(&theirs, two, &Answer::Port(Some("y".into())));
        answer(&theirs, 0, &Answer::Ended { job: 8 });
        answer(&theirs, one, &Answer::Port(Some("x".into())));
        assert_eq!(link.poll(one), Ok(Some(Answer::Port(Some("x".into())))));
        assert_eq!(link.poll(two), Ok(Some(Answer::Port(Some("y".into())))));
        assert_eq!(link.poll(third), Ok(None), "nobody waits for it");
        assert!(link.has_ended(8) && !link.has_ended(4));
        drop(theirs);
        let why = link.poll(99).unwrap_err();
        assert!(why.contains("does not answer"), "{why}");
        assert!(link.has_ended(4), "nobody would tell");
    }
}
