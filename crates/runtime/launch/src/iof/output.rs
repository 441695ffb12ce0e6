//! One of our own output streams: a bounded queue in front of a descriptor that may be slow.

use std::io;
use std::os::fd::{AsFd, BorrowedFd};

use hawser_os::{pipe, poll};

/// What a pipe takes without waiting once it is writable.
const PIECE: usize = 4096;

/// A stream of ours. Its descriptor is shared with the shell, so it stays in blocking mode: pieces
/// are written only when they will be taken.
pub(crate) struct Output {
    number: i32,
    kind: pipe::Stream,
    queue: Vec<u8>,
    /// Bytes at the front of `queue` that are written.
    done: usize,
    bound: usize,
    /// Why nothing more can be written.
    lost: Option<io::Error>,
}

impl Output {
    /// Standard output (1) or standard error (2).
    pub(crate) fn new(number: i32, bound: usize) -> Output {
        let mut output = Output {
            number,
            kind: pipe::Stream::Other,
            queue: Vec::new(),
            done: 0,
            bound,
            lost: None,
        };
        output.kind = output.with_fd(pipe::stream_kind);
        output
    }

    fn with_fd<R>(&self, f: impl FnOnce(BorrowedFd<'_>) -> R) -> R {
        match self.number {
            2 => f(io::stderr().as_fd()),
            _ => f(io::stdout().as_fd()),
        }
    }

    /// Calls `f` with the descriptor.
    pub(crate) fn fd<R>(&self, f: impl FnOnce(BorrowedFd<'_>) -> R) -> R {
        self.with_fd(f)
    }

    pub(crate) fn is_terminal(&self) -> bool {
        self.kind == pipe::Stream::Terminal
    }

    /// Appends bytes; they are dropped when nothing can be written any more.
    pub(crate) fn queue(&mut self, bytes: &[u8]) {
        if self.lost.is_none() {
            self.queue.extend_from_slice(bytes);
        }
    }

    pub(crate) fn waits(&self) -> bool {
        self.done < self.queue.len()
    }

    pub(crate) fn full(&self) -> bool {
        self.queue.len() - self.done >= self.bound
    }

    /// The number of the stream and why nothing more can be written to it.
    pub(crate) fn lost(&self) -> Option<(i32, &io::Error)> {
        Some((self.number, self.lost.as_ref()?))
    }

    /// Writes as much as is taken without waiting.
    pub(crate) fn write(&mut self) {
        while self.waits() {
            let rest = &self.queue[self.done..];
            let piece = match self.kind {
                pipe::Stream::File => rest,
                _ if !self.with_fd(poll::writable_now) => break,
                _ => &rest[..rest.len().min(PIECE)],
            };
            let wrote = self.with_fd(|fd| pipe::write(fd, piece));
            match wrote {
                Ok(n) => self.done += n,
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => break,
                Err(e) => {
                    self.lost = Some(e);
                    self.done = self.queue.len();
                }
            }
        }
        // Moving the rest to the front costs at most as much as was written.
        if self.done == self.queue.len() {
            self.queue.clear();
            self.done = 0;
        } else if self.done > self.queue.len() / 2 {
            self.queue.drain(..self.done);
            self.done = 0;
        }
    }
}
