//! The messages of one direction, from when they are taken until the peer has them: what waits for
//! the kernel, and what a new connection would have to repeat.
//!
//! Frames have numbers, counted from 0 over all connections with the peer. They lie in one queue:
//!
//! ```text
//!   written, not acknowledged      │ in part written │ waiting
//!   kept for another connection    │ `current`       │
//! ```

use std::collections::VecDeque;
use std::io::IoSlice;

use hawser_segment::mem::UserSlice;

use super::fault::TcpFault;
use super::wire::{FRAME_HEAD, PAD};

/// Frames that wait for one connection.
const MAX_WAITING: usize = 256;
/// Frames that are kept.
const MAX_KEPT: usize = 1 << 16;
/// Frames in one system call; each has at most three pieces of memory.
const FRAMES_AT_ONCE: usize = 16;
/// Bytes of a buffer that stay when it is not used for a while.
const SPARE: usize = 64 << 10;

/// Payload of a frame.
#[derive(Debug)]
enum Payload {
    /// Copied: behind the head.
    Inside,
    /// User memory, with the cookie of its completion.
    User(UserSlice, u64),
}

#[derive(Debug)]
struct Frame {
    /// Bytes of it in [`Outbox::bytes`].
    inside: usize,
    payload: Payload,
}

impl Frame {
    fn len(&self) -> usize {
        self.inside + if let Payload::User(p, _) = &self.payload { p.len() } else { 0 }
    }
}

/// Memory that the user has lent to sends which have ended: cookies.
pub(super) type Ended = Vec<u64>;

/// See the module's documentation.
#[derive(Debug)]
pub(super) struct Outbox {
    /// Written frames are kept until they are acknowledged.
    keeps: bool,
    frames: VecDeque<Frame>,
    /// Heads and copied payloads of the frames, one behind the other.
    bytes: VecDeque<u8>,
    /// The number of the first frame.
    first: u64,
    /// Frames that are wholly written on the present connection.
    current: usize,
    /// Bytes of these in `bytes`.
    offset: usize,
    /// Bytes of the frame behind them that are written.
    partial: usize,
    /// Bytes that wait to be written, with those in user memory.
    waiting: u64,
    /// So many frames have arrived, as the peer says. Fewer than `first`: those between were given
    /// up when the peer had said bye, and it has not said yet that it knows.
    acked: u64,
}

impl Outbox {
    pub(super) const fn new(keeps: bool) -> Outbox {
        Outbox {
            keeps,
            frames: VecDeque::new(),
            bytes: VecDeque::new(),
            first: 0,
            current: 0,
            offset: 0,
            partial: 0,
            waiting: 0,
            acked: 0,
        }
    }

    /// Everything is written.
    #[inline]
    pub(super) fn is_written(&self) -> bool {
        self.current == self.frames.len()
    }

    /// The connection is in the middle of a frame.
    pub(super) fn is_amid(&self) -> bool {
        self.partial > 0
    }

    /// Bytes that wait to be written.
    pub(super) fn waiting(&self) -> u64 {
        self.waiting
    }

    /// Frames that were taken, over all connections with the peer.
    pub(super) fn count(&self) -> u64 {
        self.first + self.frames.len() as u64
    }

    /// Frames of which the peer has said that they have arrived.
    pub(super) fn acked(&self) -> u64 {
        self.acked
    }

    /// Something was sent of which the peer has not said that it arrived.
    pub(super) fn is_kept(&self) -> bool {
        !self.frames.is_empty()
    }

    /// True when another frame with `bytes` to be copied may be taken: at most `queue` wait for the
    /// kernel, at most `kept` in all.
    #[inline]
    pub(super) fn has_room(&self, bytes: usize, queue: usize, kept: usize) -> bool {
        let waiting = self.frames.len() - self.current;
        let waits = waiting == 0
            || waiting < MAX_WAITING && self.bytes.len() - self.offset + bytes <= queue;
        let fits = self.frames.is_empty()
            || self.frames.len() < MAX_KEPT && self.bytes.len() + bytes <= kept;
        waits && fits
    }

    /// Behind a message of which so many `bytes` are copied one of `most` might have no room before
    /// an acknowledgement comes.
    #[inline]
    pub(super) fn is_tight(&self, bytes: usize, most: usize, kept: usize) -> bool {
        const BEFORE: usize = FRAME_HEAD + PAD;
        self.bytes.len() + BEFORE + bytes + most > kept
    }

    /// Takes a frame of which the kernel has `sent` bytes: more than none only if nothing waits.
    #[inline]
    pub(super) fn push(&mut self, parts: [&[u8]; 3], user: Option<(UserSlice, u64)>, sent: usize) {
        debug_assert!(sent == 0 || self.is_written());
        let mut inside = 0;
        for part in parts {
            self.bytes.extend(part);
            inside += part.len();
        }
        let payload =
            user.map_or(Payload::Inside, |(memory, cookie)| Payload::User(memory, cookie));
        let frame = Frame { inside, payload };
        let len = frame.len();
        self.frames.push_back(frame);
        self.waiting += (len - sent) as u64;
        if sent == len {
            self.current += 1;
            self.offset += inside;
        } else {
            self.partial += sent;
        }
    }

    /// The memory of the first frames that wait, for one system call; with `one`, only of the frame
    /// that is in part written.
    pub(super) fn parts(&self, one: bool) -> Vec<IoSlice<'_>> {
        let frames = if one { 1 } else { FRAMES_AT_ONCE };
        let mut parts = Vec::with_capacity(3 * frames);
        let (mut at, mut skip) = (self.offset, self.partial);
        for frame in self.frames.iter().skip(self.current).take(frames) {
            let gone = skip.min(frame.inside);
            let upto = at + frame.inside;
            for piece in self.range(at + gone, upto) {
                if !piece.is_empty() {
                    parts.push(IoSlice::new(piece));
                }
            }
            if let Payload::User(payload, _) = &frame.payload {
                // SAFETY: MPI forbids writing the buffer of a send that is not complete.
                let bytes = unsafe { payload.as_slice() };
                parts.push(IoSlice::new(&bytes[skip - gone..]));
            }
            (at, skip) = (upto, 0);
        }
        parts
    }

    /// Copies of the first frames that wait, whole ones of so many bytes in all at most.
    pub(super) fn early(&self, most: usize) -> Vec<u8> {
        let mut left = most;
        let fits = |frame: &&Frame| {
            left = left.saturating_sub(frame.len());
            left > 0
        };
        let waiting = self.frames.iter().skip(self.current).take(FRAMES_AT_ONCE);
        let bytes: usize = waiting.take_while(fits).map(Frame::len).sum();
        let mut early = Vec::with_capacity(bytes);
        for part in self.parts(false) {
            let room = bytes - early.len();
            early.extend_from_slice(part.get(..room).unwrap_or(&part));
        }
        early
    }

    /// Bytes of the heads, which may lie at both ends of the buffer.
    fn range(&self, from: usize, upto: usize) -> [&[u8]; 2] {
        let (a, b) = self.bytes.as_slices();
        let middle = a.len();
        [
            &a[from.min(middle)..upto.min(middle)],
            &b[from.max(middle) - middle..upto.max(middle) - middle],
        ]
    }

    /// The kernel has taken `n` bytes of [`Outbox::parts`].
    pub(super) fn written(&mut self, mut n: usize, ended: &mut Ended) {
        self.waiting -= n as u64;
        while let Some(frame) = self.frames.get(self.current) {
            let rest = frame.len() - self.partial;
            if n < rest {
                self.partial += n;
                break;
            }
            n -= rest;
            self.partial = 0;
            self.current += 1;
            self.offset += frame.inside;
        }
        self.settle(ended);
    }

    /// The peer says that `count` frames have arrived.
    ///
    /// # Errors
    /// There have not been so many.
    #[inline]
    pub(super) fn arrived(&mut self, count: u64, ended: &mut Ended) -> Result<(), TcpFault> {
        if count <= self.acked {
            return Ok(());
        }
        if count > self.first + self.frames.len() as u64 {
            return Err(TcpFault::ArrivedUnsent);
        }
        self.acked = count;
        self.settle(ended);
        Ok(())
    }

    /// Drops what is written and need not be kept.
    fn settle(&mut self, ended: &mut Ended) {
        let mut gone = 0;
        while self.current > 0 && (!self.keeps || self.first < self.acked) {
            let Some(frame) = self.frames.pop_front() else { break };
            self.current -= 1;
            self.first += 1;
            gone += frame.inside;
            if let Payload::User(_, cookie) = frame.payload {
                ended.push(cookie);
            }
        }
        self.offset -= gone;
        self.bytes.drain(..gone);
        if self.bytes.is_empty() {
            // From the beginning again, which is still in the processor's caches.
            self.bytes.clear();
        }
    }

    /// Gives back memory that is not in use.
    pub(super) fn relax(&mut self) {
        if self.frames.is_empty() && self.bytes.capacity() > SPARE {
            self.bytes = VecDeque::new();
            self.frames = VecDeque::new();
        }
    }

    /// Another connection takes over: everything that may not have arrived is to be written again.
    /// The number of the first frame, whether earlier ones were given up, and how many had been
    /// written.
    pub(super) fn rewind(&mut self, ended: &mut Ended) -> (u64, bool, u64) {
        let known = usize::try_from(self.acked.saturating_sub(self.first)).unwrap_or(usize::MAX);
        for _ in self.current..known.min(self.frames.len()) {
            self.offset += self.frames.get(self.current).map_or(0, |f| f.inside);
            self.current += 1;
            self.partial = 0;
        }
        self.settle(ended);
        let again = self.current as u64 + u64::from(self.partial > 0);
        (self.current, self.offset, self.partial) = (0, 0, 0);
        self.waiting = self.frames.iter().map(|f| f.len() as u64).sum();
        // The connection may break before the peer has heard it: it is said until the peer knows.
        (self.first, self.acked < self.first, again)
    }

    /// The peer has said of all frames that they have arrived; some may wait to be written again.
    pub(super) fn has_all_arrived(&self) -> bool {
        self.acked >= self.first + self.frames.len() as u64
    }

    /// The peer has read everything that was written.
    pub(super) fn all_arrived(&mut self, ended: &mut Ended) {
        self.acked = self.acked.max(self.first + self.current as u64);
        self.settle(ended);
    }

    /// Memory of the user is lent to it.
    pub(super) fn has_lent(&self) -> bool {
        self.frames.iter().any(|f| matches!(f.payload, Payload::User(..)))
    }

    /// All is written, and the peer ends MPI. If that begins again there before all of it has been
    /// read, the rest is repeated on another connection should this one break: no memory of the
    /// user is kept for that, and what takes more than `kept` bytes is given up.
    #[cold]
    pub(super) fn take_over(&mut self, kept: usize, ended: &mut Ended) {
        let bytes: usize = self.frames.iter().map(Frame::len).sum();
        if bytes > kept {
            return self.forget(ended);
        }
        let (mut all, mut at) = (VecDeque::with_capacity(bytes), 0);
        for frame in &mut self.frames {
            all.extend(self.bytes.range(at..at + frame.inside));
            at += frame.inside;
            if let Payload::User(memory, cookie) = &frame.payload {
                // SAFETY: MPI forbids writing the buffer of a send that is not complete.
                all.extend(unsafe { memory.as_slice() });
                ended.push(*cookie);
                *frame = Frame { inside: frame.len(), payload: Payload::Inside };
            }
        }
        self.offset = all.len();
        self.bytes = all;
    }

    /// Nobody waits for what was written any more: the peer has said bye. What waits stays.
    pub(super) fn forget(&mut self, ended: &mut Ended) {
        let keeps = std::mem::replace(&mut self.keeps, false);
        self.settle(ended);
        self.keeps = keeps;
    }

    /// Drops everything; the cookies of the user memory among it.
    pub(super) fn abandon(&mut self) -> Ended {
        self.first += self.frames.len() as u64;
        self.bytes = VecDeque::new();
        (self.current, self.offset, self.partial, self.waiting) = (0, 0, 0, 0);
        let cookie = |f: Frame| match f.payload {
            Payload::User(_, cookie) => Some(cookie),
            Payload::Inside => None,
        };
        std::mem::take(&mut self.frames).into_iter().filter_map(cookie).collect()
    }
}
