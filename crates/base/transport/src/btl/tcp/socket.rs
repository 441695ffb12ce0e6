//! One connection's I/O: reading ahead, queueing, writing. Who the peer is and what a frame means
//! is decided in [`super::connection`] and [`super::wire`].

use std::collections::VecDeque;
use std::io::{self, IoSlice, IoSliceMut};
use std::net::TcpStream;
use std::os::fd::{AsRawFd, RawFd};

use hawser_lockfree::copy;
use hawser_os::socket;

use super::connection::Handshake;
use super::wire::{self, FRAME_HEAD, Frame, PAD};
use crate::btl::{LAND_HEAD, Landing, ProcId, Sink};
use crate::mem::UserSlice;

/// Bytes read ahead of what is known to come: short messages arrive many at once, and of a long one
/// only the beginning is copied twice.
const AHEAD: usize = 8 << 10;
/// Shortest message that is landed.
const LAND_MIN: usize = 4096;
const PAGE: usize = 4096;
/// Frames that wait for one connection.
const MAX_FRAMES: usize = 256;
/// Pieces of memory in one system call.
const MAX_PARTS: usize = 32;

/// How far a connection has come.
#[derive(Debug)]
pub(super) enum State {
    /// The kernel makes it; then the hello follows.
    Connecting(Handshake, Vec<u8>),
    /// The handshake is under way.
    Shaking(Handshake),
    /// Messages flow.
    Open(ProcId),
}

/// Payload of a queued frame.
#[derive(Debug)]
enum Payload {
    /// Copied: the rest of the frame's `head` holds it.
    Inside,
    /// User memory, with the cookie of its completion.
    User(UserSlice, u64),
}

/// A frame, or the rest of one, that the kernel has not taken.
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

/// Where the bytes belong that arrive next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Inflow {
    /// They begin a frame, or go on with the one in the buffer.
    Frames,
    /// To memory that the sink gives, of which so many bytes are filled.
    Landing(Landing, usize),
    /// Nowhere: so many are the rest of a message that nobody wants any more.
    Unwanted(usize),
}

/// One connection.
#[derive(Debug)]
pub(super) struct Connection {
    stream: TcpStream,
    pub(super) state: State,
    /// The peer that this process connects to; `None` on the accepting side.
    pub(super) target: Option<ProcId>,
    /// When the handshake must be over; monotonic nanoseconds.
    pub(super) deadline: u64,
    read: Vec<u8>,
    /// Where an empty buffer is filled: the beginning of a page, as the kernel's mostly is (see
    /// [`wire::padding`]).
    base: usize,
    start: usize,
    end: usize,
    inflow: Inflow,
    out: VecDeque<Queued>,
    copied: usize,
    pub(super) bye_sent: bool,
    pub(super) bye_got: bool,
}

impl Connection {
    pub(super) fn new(stream: TcpStream, state: State, deadline: u64) -> Connection {
        // A refusal changes speed only.
        let _ = stream.set_nodelay(true);
        Connection {
            stream,
            state,
            target: None,
            deadline,
            read: Vec::new(),
            base: 0,
            start: 0,
            end: 0,
            inflow: Inflow::Frames,
            out: VecDeque::new(),
            copied: 0,
            bye_sent: false,
            bye_got: false,
        }
    }

    pub(super) fn stream(&self) -> &TcpStream {
        &self.stream
    }

    pub(super) fn fd(&self) -> RawFd {
        self.stream.as_raw_fd()
    }

    pub(super) fn is_open(&self) -> bool {
        matches!(self.state, State::Open(_))
    }

    /// The process at the other end; `None` before a stranger has proved who it is.
    pub(super) fn peer(&self) -> Option<ProcId> {
        match self.state {
            State::Open(peer) => Some(peer),
            _ => self.target,
        }
    }

    /// Something waits to be written.
    pub(super) fn has_output(&self) -> bool {
        !self.out.is_empty()
    }

    /// All bytes that were read are delivered.
    pub(super) fn is_between_frames(&self) -> bool {
        self.start == self.end && self.inflow == Inflow::Frames
    }

    /// True when another frame with `bytes` to be copied may wait.
    pub(super) fn has_room(&self, bytes: usize, limit: usize) -> bool {
        self.out.len() < MAX_FRAMES && (self.copied + bytes <= limit || self.out.is_empty())
    }

    /// Sends bytes of the handshake, which the kernel takes whole on a fresh connection.
    pub(super) fn send_now(&self, bytes: &[u8]) -> Result<(), String> {
        match socket::send_parts(self.fd(), &[IoSlice::new(bytes)]) {
            Ok(n) if n == bytes.len() => Ok(()),
            Ok(_) => Err("the handshake could not be sent".into()),
            Err(e) => Err(e.to_string()),
        }
    }

    /// Sends a frame with one system call if nothing waits; returns the bytes that the kernel took.
    #[inline]
    pub(super) fn try_send(
        &self,
        head: &[u8],
        header: &[u8],
        payload: &[u8],
    ) -> Result<usize, String> {
        if !self.out.is_empty() || !self.is_open() {
            return Ok(0);
        }
        let parts = [IoSlice::new(head), IoSlice::new(header), IoSlice::new(payload)];
        match socket::send_parts(self.fd(), &parts) {
            Ok(n) => Ok(n),
            Err(e) if is_transient(&e) => Ok(0),
            Err(e) => Err(e.to_string()),
        }
    }

    /// Queues what follows after the first `sent` bytes of a frame.
    pub(super) fn queue_copied(&mut self, parts: [&[u8]; 3], sent: usize) {
        let (head, _) = rest_of(parts, sent);
        self.copied += head.len();
        self.out.push_back(Queued { head, payload: Payload::Inside, sent: 0 });
    }

    /// As [`Connection::queue_copied`], with a payload that stays in user memory.
    pub(super) fn queue_user(
        &mut self,
        head: &[u8],
        header: &[u8],
        payload: UserSlice,
        cookie: u64,
        sent: usize,
    ) {
        let (head, sent) = rest_of([head, header, &[]], sent);
        let payload = payload.part(sent, payload.len() - sent);
        self.copied += head.len();
        self.out.push_back(Queued { head, payload: Payload::User(payload, cookie), sent: 0 });
    }

    /// Queues the last frame.
    pub(super) fn queue_bye(&mut self) {
        let head = wire::bye_head().to_vec();
        self.copied += head.len();
        self.out.push_back(Queued { head, payload: Payload::Inside, sent: 0 });
        self.bye_sent = true;
    }

    /// Gives the frames of this connection, none of which has left, to another one.
    pub(super) fn move_output_to(&mut self, other: &mut Connection) {
        other.copied += self.copied;
        self.copied = 0;
        other.out.append(&mut self.out);
    }

    /// Cookies of the user memory that waits; the queue is empty afterwards.
    pub(super) fn abandon_output(&mut self) -> Vec<u64> {
        self.copied = 0;
        let cookie = |q: Queued| match q.payload {
            Payload::User(_, cookie) => Some(cookie),
            Payload::Inside => None,
        };
        self.out.drain(..).filter_map(cookie).collect()
    }

    /// Writes what waits. Returns the completed zero-copy sends.
    pub(super) fn flush(&mut self, completed: &mut Vec<u64>) -> Result<(), String> {
        while !self.out.is_empty() && self.is_open() {
            let mut parts = Vec::with_capacity(MAX_PARTS);
            for q in self.out.iter().take(MAX_PARTS / 2) {
                let head_sent = q.sent.min(q.head.len());
                parts.push(IoSlice::new(&q.head[head_sent..]));
                if let Payload::User(payload, _) = &q.payload {
                    // SAFETY: MPI forbids writing the buffer of a send that is not complete.
                    let bytes = unsafe { payload.as_slice() };
                    parts.push(IoSlice::new(&bytes[q.sent - head_sent..]));
                }
            }
            match socket::send_parts(self.fd(), &parts) {
                Ok(n) => self.written(n, completed),
                Err(e) if is_transient(&e) => return Ok(()),
                Err(e) => return Err(e.to_string()),
            }
        }
        Ok(())
    }

    fn written(&mut self, mut n: usize, completed: &mut Vec<u64>) {
        while let Some(front) = self.out.front_mut() {
            let rest = front.len() - front.sent;
            if n < rest {
                front.sent += n;
                return;
            }
            n -= rest;
            self.copied -= front.head.len();
            if let Some(Queued { payload: Payload::User(_, cookie), .. }) = self.out.pop_front() {
                completed.push(cookie);
            }
        }
    }

    /// Reads what the kernel has, once. False when it has nothing.
    #[inline]
    pub(super) fn fill(&mut self, max_send: usize, sink: &mut dyn Sink) -> Result<bool, String> {
        match self.inflow {
            Inflow::Landing(landing, at) => self.fill_memory(&landing, at, sink),
            Inflow::Frames | Inflow::Unwanted(_) => self.fill_buffer(max_send),
        }
    }

    /// As [`Connection::fill`] where nothing is landed: in the handshake.
    #[inline]
    pub(super) fn fill_buffer(&mut self, max_send: usize) -> Result<bool, String> {
        if self.read.is_empty() {
            // Zeroed by the kernel page by page when it is touched.
            self.read = vec![0; FRAME_HEAD + PAD + max_send + AHEAD + PAGE];
            self.base = self.read.as_ptr().align_offset(PAGE).min(PAGE);
        }
        if self.start == self.end {
            self.start = self.base;
            self.end = self.base;
        } else if self.read.len() - self.start < self.whole_frame() + AHEAD {
            self.read.copy_within(self.start..self.end, self.base);
            self.end -= self.start - self.base;
            self.start = self.base;
        }
        // Not more: the rest of a long message may go to where it belongs at once.
        let upto = (self.start + self.whole_frame() + AHEAD).min(self.read.len());
        match socket::receive(self.fd(), &mut self.read[self.end..upto]) {
            Ok(n) => {
                self.end += n;
                told(n)
            }
            Err(e) => none(e),
        }
    }

    fn fill_memory(
        &mut self,
        landing: &Landing,
        at: usize,
        sink: &mut dyn Sink,
    ) -> Result<bool, String> {
        let rest = landing.len - at;
        let Some(memory) = sink.landing(landing).filter(|m| m.len() == landing.len) else {
            self.inflow = Inflow::Unwanted(rest);
            return Ok(true);
        };
        (self.start, self.end) = (self.base, self.base);
        let memory = memory.part(at, rest);
        // SAFETY: a landing's memory is a destination, and the sink's for as long as this call.
        let memory = unsafe { memory.as_mut_slice() };
        let fd = self.fd();
        let ahead = &mut self.read[self.base..self.base + AHEAD];
        let mut parts = [IoSliceMut::new(memory), IoSliceMut::new(ahead)];
        match socket::receive_parts(fd, &mut parts) {
            Ok(n) if n < rest => {
                self.inflow = Inflow::Landing(*landing, at + n);
                told(n)
            }
            Ok(n) => {
                self.end += n - rest;
                self.inflow = Inflow::Frames;
                sink.landed(landing);
                Ok(true)
            }
            Err(e) => none(e),
        }
    }

    /// Bytes of the frame that begins at `start`, as far as its length is known.
    fn whole_frame(&self) -> usize {
        match self.read[self.start..self.end].first_chunk::<4>() {
            Some(len) if self.is_open() && self.inflow == Inflow::Frames => {
                (u32::from_le_bytes(*len) as usize).saturating_add(FRAME_HEAD + PAD)
            }
            _ => 0,
        }
    }

    /// The next `needs` bytes, left where they are.
    pub(super) fn peek(&self, needs: usize) -> Option<&[u8]> {
        self.read.get(self.start..self.end)?.get(..needs)
    }

    /// The next message of the handshake, of `needs` bytes.
    pub(super) fn take_handshake(&mut self, needs: usize) -> Option<Vec<u8>> {
        let bytes = self.read.get(self.start..self.end)?.get(..needs)?.to_vec();
        self.start += needs;
        Some(bytes)
    }

    /// Delivers all whole messages of the buffer, and lands the beginning of one.
    #[inline]
    pub(super) fn deliver(
        &mut self,
        from: ProcId,
        max: usize,
        sink: &mut dyn Sink,
    ) -> Result<usize, String> {
        if let Inflow::Unwanted(rest) = self.inflow {
            let here = rest.min(self.end - self.start);
            self.start += here;
            self.inflow = if here < rest { Inflow::Unwanted(rest - here) } else { Inflow::Frames };
        }
        let mut messages = 0;
        while !self.bye_got {
            let bytes = &self.read[self.start..self.end];
            let Some((head, rest)) = bytes.split_first_chunk::<FRAME_HEAD>() else { break };
            match wire::decode_head(*head, max)? {
                Frame::Message(tag, len, pad) => {
                    let Some(message) = rest.get(pad..) else { break };
                    let Some(whole) = message.get(..len) else {
                        if len >= LAND_MIN
                            && message.len() >= LAND_HEAD
                            && let Some(landing) = sink.land(from, tag, message, len)
                        {
                            self.land(&landing, message.len(), sink);
                            messages += 1;
                        }
                        break;
                    };
                    sink.message(from, tag, whole);
                    self.start += FRAME_HEAD + pad + len;
                    messages += 1;
                }
                Frame::Bye => {
                    self.bye_got = true;
                    self.start += FRAME_HEAD;
                }
            }
        }
        Ok(messages)
    }

    /// The last `here` bytes of the buffer begin a message that is to be landed.
    fn land(&mut self, landing: &Landing, here: usize, sink: &mut dyn Sink) {
        let at = here.saturating_sub(landing.skip).min(landing.len);
        match sink.landing(landing).filter(|m| m.len() == landing.len) {
            Some(memory) => {
                memory.part(0, at).write(&self.read[self.end - at..self.end]);
                self.inflow = Inflow::Landing(*landing, at);
            }
            None => self.inflow = Inflow::Unwanted(landing.len - at),
        }
        self.start = self.end;
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

/// What a read of `n` bytes means.
fn told(n: usize) -> Result<bool, String> {
    if n == 0 { Err("the peer closed the connection".into()) } else { Ok(true) }
}

/// What a read that failed means.
fn none(e: io::Error) -> Result<bool, String> {
    if is_transient(&e) { Ok(false) } else { Err(e.to_string()) }
}

fn is_transient(e: &io::Error) -> bool {
    matches!(e.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted)
}
