//! Bytes that wait until somebody reads them.

use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};

use hawser_os::pipe;
use hawser_os::poll::{Interest, Poller};

/// The other side reads no more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Gone;

/// A stream to somebody, who may be slow.
#[derive(Debug)]
pub(super) struct Sink {
    fd: OwnedFd,
    token: u64,
    bytes: Vec<u8>,
    written: usize,
    /// It is in the set for writing.
    waits: bool,
}

impl Sink {
    /// A stream, in the set under `token`.
    ///
    /// # Errors
    /// What the kernel said.
    pub(super) fn new(fd: OwnedFd, set: &Poller, token: u64) -> io::Result<Sink> {
        pipe::set_nonblocking(fd.as_fd())?;
        match set.add(fd.as_fd(), token, Interest::Nothing) {
            // A file, which always has room.
            Err(e) if e.kind() == io::ErrorKind::PermissionDenied => {}
            added => added?,
        }
        Ok(Sink { fd, token, bytes: Vec::new(), written: 0, waits: false })
    }

    /// Bytes that wait.
    pub(super) fn len(&self) -> usize {
        self.bytes.len() - self.written
    }

    /// Writes these bytes behind what waits, as far as there is room.
    pub(super) fn push(&mut self, bytes: &[u8], set: &Poller) -> Result<(), Gone> {
        self.bytes.extend_from_slice(bytes);
        self.flush(set)
    }

    /// Writes what there is room for.
    pub(super) fn flush(&mut self, set: &Poller) -> Result<(), Gone> {
        while let Some(rest @ [_, ..]) = self.bytes.get(self.written..) {
            match pipe::write(self.fd.as_fd(), rest) {
                Ok(n) => self.written += n,
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => break,
                Err(_) => return Err(Gone),
            }
        }
        if self.len() == 0 {
            self.bytes.clear();
            self.written = 0;
        } else if self.written > self.bytes.len() / 2 {
            self.bytes.drain(..self.written);
            self.written = 0;
        }
        let waits = self.len() > 0;
        if waits != self.waits {
            let what = if waits { Interest::Write } else { Interest::Nothing };
            set.change(self.fd.as_fd(), self.token, what).map_err(|_| Gone)?;
            self.waits = waits;
        }
        Ok(())
    }
}

impl AsFd for Sink {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.fd.as_fd()
    }
}
