//! One of our own output streams: a queue in front of a descriptor that may be slow. Its writer
//! is told when what it sent has been written, and sends no more than a window ahead of that.

use std::collections::VecDeque;
use std::io;
use std::os::fd::{AsFd, BorrowedFd};

use hawser_os::{pipe, poll};

/// Whose bytes wait: a job, as the universe counts it, and a node of it.
pub(crate) type Sender = (u32, u32);
/// Whose bytes our own are: no job's.
pub(crate) const OURS: Sender = (0, 0);
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
    /// Whose bytes wait, in order, and how many.
    owners: VecDeque<(Sender, u64)>,
    /// Bytes written and not yet told, by sender.
    written: VecDeque<(Sender, u64)>,
    /// Why nothing more can be written.
    lost: Option<io::Error>,
}

impl Output {
    /// Standard output (1) or standard error (2).
    pub(crate) fn new(number: i32) -> Output {
        let mut output = Output {
            number,
            kind: pipe::Stream::Other,
            queue: Vec::new(),
            done: 0,
            owners: VecDeque::new(),
            written: VecDeque::new(),
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

    /// Appends bytes of a sender; they are dropped when nothing can be written any more.
    pub(crate) fn queue(&mut self, sender: Sender, bytes: &[u8]) {
        if self.lost.is_none() {
            self.queue.extend_from_slice(bytes);
            self.owners.push_back((sender, bytes.len() as u64));
        } else {
            self.written.push_back((sender, bytes.len() as u64));
        }
    }

    pub(crate) fn waits(&self) -> bool {
        self.done < self.queue.len()
    }

    /// Bytes of a sender that have been written since the last call, or dropped.
    pub(crate) fn poll_written(&mut self) -> Option<(Sender, u64)> {
        self.written.pop_front()
    }

    fn count(&mut self, mut n: u64) {
        while n > 0 {
            let Some((sender, left)) = self.owners.front_mut() else { return };
            let part = n.min(*left);
            let sender = *sender;
            *left -= part;
            n -= part;
            if *left == 0 {
                self.owners.pop_front();
            }
            match self.written.back_mut() {
                Some((last, sum)) if *last == sender => *sum += part,
                _ => self.written.push_back((sender, part)),
            }
        }
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
                Ok(n) => {
                    self.done += n;
                    self.count(n as u64);
                }
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => break,
                Err(e) => {
                    self.lost = Some(e);
                    self.count((self.queue.len() - self.done) as u64);
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
