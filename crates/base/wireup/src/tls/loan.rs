//! Sessions that another thread has for as long as their ends agree on keys.

use std::io::{self, ErrorKind, IoSlice};
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{Core, Session};
use crate::attendant::{self, Awaits, Task};

/// What the two threads share.
struct Shared {
    /// The other thread has ended with it.
    ended: AtomicBool,
    work: Mutex<Work>,
}

struct Work {
    /// `None`: taken back.
    core: Option<Box<Core>>,
    bytes: Vec<u8>,
    sent: usize,
}

impl Shared {
    fn work(&self) -> MutexGuard<'_, Work> {
        // A session in whose midst a thread has panicked is found broken by its next use.
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The side of the thread that lends.
pub(super) struct Loan {
    shared: Arc<Shared>,
    /// The other end is closed when the other thread has ended with the session.
    ends: UnixStream,
}

/// The side of the other one.
struct Agreement {
    shared: Arc<Shared>,
    fd: OwnedFd,
    _ends: UnixStream,
}

impl Loan {
    /// Has another thread agree on keys over the socket `fd`, and send these bytes.
    ///
    /// # Errors
    /// There is no descriptor or no thread for it: gives the session back.
    pub(super) fn begin(core: Box<Core>, fd: OwnedFd, bytes: Vec<u8>) -> Result<Loan, Box<Core>> {
        let Ok((ends, _ends)) = UnixStream::pair() else { return Err(core) };
        let work = Mutex::new(Work { core: Some(core), bytes, sent: 0 });
        let shared = Arc::new(Shared { ended: AtomicBool::new(false), work });
        let loan = Loan { shared: Arc::clone(&shared), ends };
        match attendant::attend(Box::new(Agreement { shared, fd, _ends })) {
            true => Ok(loan),
            // It was lent a moment ago.
            false => loan.end().0.map_or(Ok(loan), Err),
        }
    }

    /// Takes the session back, with the number of bytes that were sent. `None`: once only.
    pub(super) fn end(&self) -> (Option<Box<Core>>, usize) {
        let mut work = self.shared.work();
        (work.core.take(), std::mem::take(&mut work.sent))
    }

    pub(super) fn has_ended(&self) -> bool {
        // SYNC loan.ended: pairs with the store in `go_on`; what was done before is under the lock.
        self.shared.ended.load(Ordering::Acquire)
    }

    pub(super) fn descriptor(&self) -> RawFd {
        self.ends.as_raw_fd()
    }
}

impl Drop for Loan {
    fn drop(&mut self) {
        // The other thread has nothing to do any more.
        self.end();
    }
}

impl Core {
    /// Agrees on keys and sends these bytes, of which so many were sent, as far as the socket
    /// permits. True when all is done, or nothing more can be: whoever has the session next finds
    /// out why.
    fn send_first(&mut self, fd: RawFd, bytes: &[u8], sent: &mut usize) -> io::Result<bool> {
        self.flush(fd)?;
        if !self.is_open() {
            match self.receive(fd, &mut []) {
                Err(e) if e.kind() == ErrorKind::WouldBlock => {}
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                end => end.map(drop)?,
            }
            if !self.is_open() {
                return Ok(self.ended);
            }
        }
        while let Some(rest) = bytes.get(*sent..).filter(|rest| !rest.is_empty()) {
            *sent += self.send(fd, &[IoSlice::new(rest)])?;
        }
        self.flush(fd)?;
        Ok(!self.has_output())
    }
}

impl Session {
    /// For the thread that has a call of which this session is a part: agrees on keys and sends
    /// these bytes, of which so many were sent, as far as the socket permits. True when all is
    /// done, or nothing more can be: whoever has the session next finds out why.
    ///
    /// # Errors
    /// As [`Session::send`].
    pub(crate) fn send_first(
        &mut self,
        fd: RawFd,
        bytes: &[u8],
        sent: &mut usize,
    ) -> io::Result<bool> {
        self.core()?.send_first(fd, bytes, sent)
    }
}

impl Work {
    fn go_on(&mut self, fd: RawFd) -> io::Result<bool> {
        let Work { core: Some(core), bytes, sent } = self else { return Ok(true) };
        core.send_first(fd, bytes, sent)
    }
}

impl Task for Agreement {
    fn go_on(&mut self) -> Option<Awaits> {
        let fd = self.fd.as_raw_fd();
        let mut work = self.shared.work();
        let ended = match work.go_on(fd) {
            Ok(ended) => ended,
            Err(e) => !matches!(e.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted),
        };
        if ended {
            // SYNC loan.ended: pairs with the load in `has_ended`.
            self.shared.ended.store(true, Ordering::Release);
            return None;
        }
        let writes = work.core.as_ref().is_some_and(|core| core.has_output());
        Some(vec![(fd, writes)])
    }
}
