//! Calls with which another thread goes on while the program computes (ADR 36): it proves this
//! process to the one that is called, once that answers, and sends what is to come first.

use std::io::{self, ErrorKind, IoSlice};
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, OwnedFd, RawFd};
use std::os::unix::net::UnixStream;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hawser_os::socket;

use crate::attendant::{self, Awaits, Task};
use crate::handshake::{Answer, Binding, CHALLENGE, Call, Credential, Side};
use crate::tls::Session;

/// Most bytes that another thread is given to send.
pub const EARLY_BYTES: usize = 128 << 10;

/// A call as far as it has come.
#[derive(Debug)]
pub(super) struct LentState {
    pub(super) call: Box<Call>,
    /// The first bytes of the answer.
    pub(super) answer: [u8; CHALLENGE],
    pub(super) have: usize,
    /// The proof was sent.
    pub(super) proved: Option<Binding>,
    /// What follows is encrypted: the keys are agreed on behind the proof.
    encrypted: bool,
    pub(super) session: Option<Session>,
    /// Some of the proof has left, and the rest has not.
    pub(super) is_cut: bool,
    /// What is to come behind the proof, and how much of it was sent.
    early: Vec<u8>,
    sent: usize,
    /// Something that follows did not fit, or cannot be given: nothing is added any more.
    is_full: bool,
    /// The other thread has ended with it.
    ended: bool,
}

impl LentState {
    /// `is_full`: nothing may be added to what comes first.
    pub(super) fn new(
        (call, encrypted): (Box<Call>, bool),
        (answer, have): ([u8; CHALLENGE], usize),
        (early, is_full): (Vec<u8>, bool),
    ) -> LentState {
        LentState {
            call,
            answer,
            have,
            proved: None,
            encrypted,
            session: None,
            is_cut: false,
            early,
            sent: 0,
            is_full,
            ended: false,
        }
    }

    /// What has to follow on the connection, where some of what was to come first was sent.
    pub(super) fn rest(&self) -> Option<&[u8]> {
        self.early.get(self.sent..).filter(|_| self.sent > 0)
    }

    /// It waits for the socket to take bytes, too.
    fn awaits_room(&self) -> bool {
        match &self.session {
            Some(session) => session.has_output(),
            None => self.proved.is_some(),
        }
    }

    /// The thread can do no more behind the proof.
    fn ends_proved(&mut self, binding: Binding) -> io::Result<bool> {
        self.proved = Some(binding);
        Ok(true)
    }

    /// Goes on as far as the socket permits. True when all is done, or whoever takes the call back
    /// is to see why not.
    fn go_on(&mut self, credential: &Credential, fd: RawFd) -> io::Result<bool> {
        while self.have < CHALLENGE {
            match socket::receive(fd, &mut self.answer[self.have..])? {
                0 => return Ok(true),
                n => self.have += n,
            }
        }
        if self.proved.is_none() {
            let answer = self.call.answer(credential, &self.answer);
            let Ok((Answer::Welcome, proof, binding)) = answer else { return Ok(true) };
            if socket::send_parts(fd, &[IoSlice::new(&proof)])? < proof.len() {
                self.is_cut = true;
                return Ok(true);
            }
            self.session = match self.encrypted.then(|| Session::new(&binding, Side::Caller)) {
                Some(Ok(session)) => Some(session),
                None => None,
                // Whoever takes the call back makes one, and finds the same.
                Some(Err(_)) => return self.ends_proved(binding),
            };
            self.proved = Some(binding);
        }
        if let Some(session) = &mut self.session {
            return session.send_first(fd, &self.early, &mut self.sent);
        }
        while let Some(rest) = self.early.get(self.sent..).filter(|rest| !rest.is_empty()) {
            self.sent += socket::send_parts(fd, &[IoSlice::new(rest)])?;
        }
        Ok(true)
    }
}

/// `None`: taken back.
type Shared = Mutex<Option<LentState>>;

fn lock(shared: &Shared) -> MutexGuard<'_, Option<LentState>> {
    // A panic of the other thread leaves a call that its next step finds broken.
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The side of the thread that lends.
#[derive(Debug)]
pub(super) struct LentCall {
    shared: Arc<Shared>,
    /// The other end is closed when the other thread has ended with the call.
    ends: UnixStream,
}

/// The side of the other one.
struct Proving {
    shared: Arc<Shared>,
    credential: Credential,
    fd: OwnedFd,
    _ends: UnixStream,
}

impl LentCall {
    /// Has another thread go on with a call over the socket `fd`. `watched`: the descriptor that
    /// tells the end of that is waited for. `None`: it is not, or there is no descriptor or no
    /// thread for it.
    pub(super) fn begin(
        state: LentState,
        credential: Credential,
        fd: OwnedFd,
        watched: impl FnOnce(BorrowedFd<'_>) -> bool,
    ) -> Option<LentCall> {
        let (ends, _ends) = UnixStream::pair().ok().filter(|(ends, _)| watched(ends.as_fd()))?;
        let shared = Arc::new(Mutex::new(Some(state)));
        let proving = Proving { shared: Arc::clone(&shared), credential, fd, _ends };
        attendant::attend(Box::new(proving)).then_some(LentCall { shared, ends })
    }

    /// Takes the call back, however far it has come. `None`: once only.
    pub(super) fn take(&self) -> Option<LentState> {
        lock(&self.shared).take()
    }

    /// More that is to come first; `None`: something that cannot be given. False: the other thread
    /// has ended.
    pub(super) fn add(&self, more: Option<&[&[u8]]>) -> bool {
        let mut shared = lock(&self.shared);
        let Some(state) = shared.as_mut().filter(|state| !state.ended) else { return false };
        let bytes = more.map_or(usize::MAX, |parts| parts.iter().map(|part| part.len()).sum());
        state.is_full |= bytes > EARLY_BYTES.saturating_sub(state.early.len());
        if !state.is_full {
            more.unwrap_or_default().iter().for_each(|part| state.early.extend_from_slice(part));
        }
        true
    }
}

impl AsFd for LentCall {
    /// Readable when the other thread has ended with the call.
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.ends.as_fd()
    }
}

impl Drop for LentCall {
    fn drop(&mut self) {
        // The other thread has nothing to do any more.
        self.take();
    }
}

impl Task for Proving {
    fn go_on(&mut self) -> Option<Awaits> {
        let fd = self.fd.as_raw_fd();
        let mut shared = lock(&self.shared);
        let state = shared.as_mut()?;
        match state.go_on(&self.credential, fd) {
            Err(e) if matches!(e.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted) => {
                Some(vec![(fd, state.awaits_room())])
            }
            // The keys are not there yet.
            Ok(false) => Some(vec![(fd, state.awaits_room())]),
            // What has happened is found by whoever takes it back.
            Ok(true) | Err(_) => {
                state.ended = true;
                None
            }
        }
    }
}
