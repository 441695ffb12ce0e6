//! The standard input of `mpirun` on its way to ranks that cannot read it themselves.

use std::collections::HashMap;
use std::io;
use std::os::fd::AsFd;

use hawser_os::pipe::{self, Stream};

/// Bytes read at once.
const CHUNK: usize = 64 << 10;
/// Bytes on their way to the slowest reader at most.
const WINDOW: u64 = 256 << 10;

/// What can be done next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    /// More input is wanted.
    Read,
    /// Some reader is behind.
    Wait,
    /// The terminal belongs to somebody else: try again later.
    Background,
    /// Nothing is left to do.
    Closed,
}

/// Reads standard input at the pace of the slowest node that has readers.
pub(crate) struct Input {
    kind: Stream,
    /// Bytes that each node with readers has got; none before all its readers are there.
    taken: HashMap<u32, Option<u64>>,
    sent: u64,
    ended: bool,
}

impl Input {
    /// Input for readers on these nodes.
    pub(crate) fn new(nodes: impl IntoIterator<Item = u32>) -> Input {
        let kind = pipe::stream_kind(io::stdin().as_fd());
        let taken = nodes.into_iter().map(|n| (n, None)).collect();
        Input { kind, taken, sent: 0, ended: false }
    }

    /// True when readiness of the input cannot be waited for, because it is always ready.
    pub(crate) fn is_file(&self) -> bool {
        self.kind == Stream::File
    }

    /// The input is always ready as far as the kernel can tell.
    pub(crate) fn treat_as_file(&mut self) {
        self.kind = Stream::File;
    }

    /// What can be done next.
    pub(crate) fn state(&self) -> State {
        if self.ended || self.taken.is_empty() {
            State::Closed
        } else if self.taken.values().any(|t| t.is_none_or(|t| self.sent - t >= WINDOW)) {
            State::Wait
        } else if self.kind == Stream::Terminal && pipe::in_background(io::stdin().as_fd()) {
            State::Background
        } else {
            State::Read
        }
    }

    /// Reads the next piece; empty: the input has ended. `None`: nothing is there.
    pub(crate) fn read(&mut self) -> Option<Vec<u8>> {
        let mut chunk = vec![0; CHUNK];
        match pipe::read(io::stdin().as_fd(), &mut chunk) {
            Ok(n) => {
                chunk.truncate(n);
                self.sent += n as u64;
                self.ended = n == 0;
                Some(chunk)
            }
            Err(e) if e.kind() == io::ErrorKind::Interrupted => None,
            Err(e) if e.kind() == io::ErrorKind::WouldBlock => None,
            Err(_) => {
                self.ended = true;
                Some(Vec::new())
            }
        }
    }

    /// The readers of a node have got so many bytes more.
    pub(crate) fn handle_taken(&mut self, node: u32, bytes: u64) {
        if let Some(Some(taken)) = self.taken.get_mut(&node) {
            *taken = taken.saturating_add(bytes).min(self.sent);
        }
    }

    /// All readers of a node are there.
    pub(crate) fn handle_ready(&mut self, node: u32) {
        if let Some(taken) = self.taken.get_mut(&node) {
            taken.get_or_insert(0);
        }
    }

    /// Readers of a node have something to come, or under way.
    pub(crate) fn is_read_on(&self, node: u32) -> bool {
        let all_taken = |taken: &Option<u64>| self.ended && *taken == Some(self.sent);
        self.taken.get(&node).is_some_and(|taken| !all_taken(taken))
    }

    /// Nobody on a node reads any more.
    pub(crate) fn handle_gone(&mut self, node: u32) {
        self.taken.remove(&node);
    }
}
