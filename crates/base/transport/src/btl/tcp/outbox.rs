//! Frames that wait for the kernel to take them.

use std::collections::VecDeque;
use std::io::IoSlice;

use hawser_lockfree::copy;

use super::wire;
use crate::mem::UserSlice;

/// Frames that wait for one connection.
const MAX_FRAMES: usize = 256;
/// Pieces of memory in one system call.
const MAX_PARTS: usize = 32;

/// Payload of a queued frame.
#[derive(Debug)]
enum Payload {
    /// Copied: the rest of the frame's `head` holds it.
    Inside,
    /// User memory, with the cookie of its completion.
    User(UserSlice, u64),
}

/// A frame, or the rest of one.
#[derive(Debug)]
struct Queued {
    head: Vec<u8>,
    payload: Payload,
    /// Bytes of head and payload that the kernel has.
    sent: usize,
}

impl Queued {
    fn len(&self) -> usize {
        self.head.len() + if let Payload::User(p, _) = &self.payload { p.len() } else { 0 }
    }
}

/// The frames that wait, in order.
#[derive(Debug, Default)]
pub(super) struct Outbox {
    frames: VecDeque<Queued>,
    /// Bytes of their heads.
    copied: usize,
}

impl Outbox {
    pub(super) const fn new() -> Outbox {
        Outbox { frames: VecDeque::new(), copied: 0 }
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// Frames that wait.
    pub(super) fn len(&self) -> usize {
        self.frames.len()
    }

    /// Bytes that wait.
    pub(super) fn bytes(&self) -> u64 {
        self.frames.iter().map(|q| (q.len() - q.sent) as u64).sum()
    }

    /// True when another frame with `bytes` to be copied may wait.
    #[inline]
    pub(super) fn has_room(&self, bytes: usize, limit: usize) -> bool {
        self.frames.len() < MAX_FRAMES && (self.copied + bytes <= limit || self.frames.is_empty())
    }

    /// Queues what follows after the first `sent` bytes of a frame.
    pub(super) fn push(&mut self, parts: [&[u8]; 3], sent: usize) {
        let (head, _) = rest_of(parts, sent);
        self.push_frame(head, Payload::Inside);
    }

    /// As [`Outbox::push`], with a payload that stays in user memory.
    pub(super) fn push_user(
        &mut self,
        head: &[u8],
        header: &[u8],
        payload: UserSlice,
        cookie: u64,
        sent: usize,
    ) {
        let (head, sent) = rest_of([head, header, &[]], sent);
        let payload = payload.part(sent, payload.len() - sent);
        self.push_frame(head, Payload::User(payload, cookie));
    }

    /// Queues the last frame.
    pub(super) fn push_bye(&mut self) {
        self.push_frame(wire::bye_head().to_vec(), Payload::Inside);
    }

    /// Drops what waits; the cookies of the user memory among it.
    pub(super) fn abandon(&mut self) -> Vec<u64> {
        self.copied = 0;
        let cookie = |q: Queued| match q.payload {
            Payload::User(_, cookie) => Some(cookie),
            Payload::Inside => None,
        };
        self.frames.drain(..).filter_map(cookie).collect()
    }

    fn push_frame(&mut self, head: Vec<u8>, payload: Payload) {
        self.copied += head.len();
        self.frames.push_back(Queued { head, payload, sent: 0 });
    }

    /// The memory of the first frames, for one system call.
    pub(super) fn parts(&self) -> Vec<IoSlice<'_>> {
        let mut parts = Vec::with_capacity(MAX_PARTS);
        for q in self.frames.iter().take(MAX_PARTS / 2) {
            let head_sent = q.sent.min(q.head.len());
            parts.push(IoSlice::new(&q.head[head_sent..]));
            if let Payload::User(payload, _) = &q.payload {
                // SAFETY: MPI forbids writing the buffer of a send that is not complete.
                let bytes = unsafe { payload.as_slice() };
                parts.push(IoSlice::new(&bytes[q.sent - head_sent..]));
            }
        }
        parts
    }

    /// The kernel has taken `n` bytes of [`Outbox::parts`]. Cookies of completed sends go to
    /// `completed`.
    pub(super) fn written(&mut self, mut n: usize, completed: &mut Vec<u64>) {
        while let Some(front) = self.frames.front_mut() {
            let rest = front.len() - front.sent;
            if n < rest {
                front.sent += n;
                return;
            }
            n -= rest;
            self.copied -= front.head.len();
            let gone = self.frames.pop_front();
            if let Some(Queued { payload: Payload::User(_, cookie), .. }) = gone {
                completed.push(cookie);
            }
        }
    }
}

/// The parts without their first `skip` bytes, as one, and what of `skip` lies beyond their end.
fn rest_of(parts: [&[u8]; 3], mut skip: usize) -> (Vec<u8>, usize) {
    let len: usize = parts.iter().map(|p| p.len()).sum();
    let mut rest = Vec::with_capacity(len.saturating_sub(skip));
    for part in parts {
        let gone = skip.min(part.len());
        copy::append(&mut rest, &part[gone..]);
        skip -= gone;
    }
    (rest, skip)
}
