//! One connection's I/O: reading ahead, landing, writing. How far it has come is decided in
//! [`super::place`], what a frame means in [`super::wire`].

use std::io::{self, IoSlice, IoSliceMut};
use std::net::TcpStream;
use std::os::fd::{AsFd, AsRawFd, RawFd};

use hawser_os::socket;

use super::fault::{Doing, Fault};
use super::outbox::Outbox;
use super::place::Place;
use super::wire::{self, FRAME_HEAD, Frame, PAD};
use crate::btl::{LAND_HEAD, Landing, Meter, Path, Remote, Sink};
use crate::node::NetworkRow;
use crate::tls::Session;

/// Bytes read ahead of what is known to come: short messages arrive many at once, and of a long one
/// only the beginning is copied twice.
const AHEAD: usize = 8 << 10;
/// Shortest message that is landed.
const LAND_MIN: usize = 4096;
const PAGE: usize = 4096;

/// Where the bytes belong that arrive next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Inflow {
    /// They begin a frame, or go on with the one in the buffer.
    Frames,
    /// To memory that the sink gives, of which so many bytes are filled.
    Landing(Landing, usize),
    /// Nowhere: so many are the rest of a message that nobody wants any more.
    Unwanted(usize),
    /// Nowhere: the peer has sent its last frame.
    Over,
}

/// One connection.
#[derive(Debug)]
pub(super) struct Connection {
    stream: TcpStream,
    /// What encrypts it.
    session: Option<Box<Session>>,
    /// Who is at the other end.
    pub(super) peer: Remote,
    pub(super) place: Place,
    /// Connections made later have higher numbers.
    pub(super) serial: u64,
    read: Vec<u8>,
    /// Where an empty buffer is filled: the beginning of a page, as the kernel's mostly is (see
    /// [`wire::padding`]).
    base: usize,
    start: usize,
    end: usize,
    inflow: Inflow,
    pub(super) out: Outbox,
    /// Where its traffic counts.
    pub(super) row: Option<&'static NetworkRow>,
    meter: Meter,
}

impl Connection {
    pub(super) fn new(
        stream: TcpStream,
        session: Option<Session>,
        (peer, serial): (Remote, u64),
        row: Option<&'static NetworkRow>,
    ) -> Connection {
        // A refusal changes speed only.
        let _ = stream.set_nodelay(true);
        Connection {
            stream,
            session: session.map(Box::new),
            peer,
            place: Place::Open,
            serial,
            read: Vec::new(),
            base: 0,
            start: 0,
            end: 0,
            inflow: Inflow::Frames,
            out: Outbox::new(),
            row,
            meter: Meter::default(),
        }
    }

    pub(super) fn stream(&self) -> &TcpStream {
        &self.stream
    }

    pub(super) fn fd(&self) -> RawFd {
        self.stream.as_raw_fd()
    }

    /// How the way to the peer is now.
    pub(super) fn path(&mut self, now: u64) -> Path {
        let fd = self.stream.as_fd();
        let figures = socket::figures(fd).unwrap_or_default();
        let queued = socket::untaken_bytes(fd) as u64 + self.out.bytes();
        self.meter.look(now, figures.taken, queued, figures.rate);
        Path {
            queued,
            rate: self.meter.rate(),
            delay_ns: figures.round_trip_ns / 2,
            age_ns: self.meter.age(now),
        }
    }

    /// Something waits to be written.
    pub(super) fn has_output(&self) -> bool {
        !self.out.is_empty() || self.owes()
    }

    /// Encrypted bytes wait for the kernel that reading has made: the session's own.
    #[inline]
    pub(super) fn owes(&self) -> bool {
        self.session.as_ref().is_some_and(|s| s.has_output())
    }

    /// The kernel has room to be waited for: something waits, and not for the peer's key.
    pub(super) fn wants_room(&self) -> bool {
        match &self.session {
            None => !self.out.is_empty(),
            Some(session) => session.has_output() || session.is_open() && !self.out.is_empty(),
        }
    }

    /// Bytes that were decrypted, or can be, wait to be read.
    #[inline]
    pub(super) fn has_input(&self) -> bool {
        self.session.as_ref().is_some_and(|s| s.has_input())
    }

    #[inline]
    fn put(
        stream: &TcpStream,
        session: &mut Option<Box<Session>>,
        parts: &[IoSlice<'_>],
    ) -> io::Result<usize> {
        match session {
            None => socket::send_parts(stream.as_raw_fd(), parts),
            Some(session) => session.send(stream.as_raw_fd(), parts),
        }
    }

    #[inline]
    fn take(&mut self, to: std::ops::Range<usize>) -> io::Result<usize> {
        let fd = self.stream.as_raw_fd();
        let to = &mut self.read[to];
        match &mut self.session {
            None => socket::receive(fd, to),
            Some(session) => session.receive(fd, &mut [IoSliceMut::new(to)]),
        }
    }

    /// Messages wait to be written. The last frame of a direction is none.
    pub(super) fn has_messages(&self) -> bool {
        let byes = usize::from(self.place != Place::Open);
        self.out.len() > byes
    }

    /// All bytes that were read are delivered.
    pub(super) fn is_between_frames(&self) -> bool {
        self.start == self.end && self.inflow == Inflow::Frames
    }

    /// Sends a frame with one system call if nothing waits; returns the bytes that the kernel took.
    #[inline]
    pub(super) fn try_send(
        &mut self,
        head: &[u8],
        header: &[u8],
        payload: &[u8],
    ) -> Result<usize, Fault> {
        if !self.out.is_empty() {
            return Ok(0);
        }
        let parts = [IoSlice::new(head), IoSlice::new(header), IoSlice::new(payload)];
        match Connection::put(&self.stream, &mut self.session, &parts) {
            Ok(n) => Ok(n),
            Err(e) if is_transient(&e) => Ok(0),
            Err(e) => Err(Fault::of(Doing::Sending, &e)),
        }
    }

    /// Writes what waits. Returns the completed zero-copy sends.
    pub(super) fn flush(&mut self, completed: &mut Vec<u64>) -> Result<(), Fault> {
        while !self.out.is_empty() {
            match Connection::put(&self.stream, &mut self.session, &self.out.parts()) {
                Ok(n) => self.out.written(n, completed),
                Err(e) if is_transient(&e) => return Ok(()),
                Err(e) => return Err(Fault::of(Doing::Sending, &e)),
            }
        }
        match &mut self.session {
            Some(session) => {
                session.flush(self.stream.as_raw_fd()).map_err(|e| Fault::of(Doing::Sending, &e))
            }
            None => Ok(()),
        }
    }

    /// Reads what the kernel has, once. False when it has nothing.
    #[inline]
    pub(super) fn fill(&mut self, max_send: usize, sink: &mut dyn Sink) -> Result<bool, Fault> {
        match self.inflow {
            Inflow::Landing(landing, at) => self.fill_memory(&landing, at, sink),
            Inflow::Frames | Inflow::Unwanted(_) | Inflow::Over => self.fill_buffer(max_send),
        }
    }

    #[inline]
    fn fill_buffer(&mut self, max_send: usize) -> Result<bool, Fault> {
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
        match self.take(self.end..upto) {
            Ok(0) if self.start != self.end => Err(Fault::CutOff),
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
    ) -> Result<bool, Fault> {
        let rest = landing.len - at;
        let Some(memory) = sink.landing(landing).filter(|m| m.len() == landing.len) else {
            self.inflow = Inflow::Unwanted(rest);
            return Ok(true);
        };
        (self.start, self.end) = (self.base, self.base);
        let memory = memory.part(at, rest);
        // SAFETY: a landing's memory is a destination, and the sink's for as long as this call.
        let memory = unsafe { memory.as_mut_slice() };
        let fd = self.stream.as_raw_fd();
        let ahead = &mut self.read[self.base..self.base + AHEAD];
        let mut parts = [IoSliceMut::new(memory), IoSliceMut::new(ahead)];
        let got = match &mut self.session {
            None => socket::receive_parts(fd, &mut parts),
            Some(session) => session.receive(fd, &mut parts),
        };
        match got {
            Ok(0) => Err(Fault::CutOff),
            Ok(n) if n < rest => {
                self.inflow = Inflow::Landing(*landing, at + n);
                Ok(true)
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
            Some(len) if self.inflow == Inflow::Frames => {
                (u32::from_le_bytes(*len) as usize).saturating_add(FRAME_HEAD + PAD)
            }
            _ => 0,
        }
    }

    /// Delivers all whole messages of the buffer, and lands the beginning of one.
    #[inline]
    pub(super) fn deliver(
        &mut self,
        from: Remote,
        max: usize,
        sink: &mut dyn Sink,
    ) -> Result<usize, Fault> {
        if self.inflow != Inflow::Frames {
            self.skip_unwanted()?;
        }
        let mut messages = 0;
        loop {
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
                            self.row.iter().for_each(|row| row.received(len));
                        }
                        break;
                    };
                    sink.message(from, tag, whole);
                    self.start += FRAME_HEAD + pad + len;
                    messages += 1;
                    self.row.iter().for_each(|row| row.received(len));
                }
                Frame::Bye => {
                    self.start += FRAME_HEAD;
                    if self.place.heard_bye()? {
                        self.out.push_bye();
                    }
                    self.inflow = Inflow::Over;
                    self.skip_unwanted()?;
                    break;
                }
            }
        }
        Ok(messages)
    }

    /// Takes bytes out of the buffer that belong nowhere.
    #[cold]
    fn skip_unwanted(&mut self) -> Result<(), Fault> {
        match self.inflow {
            Inflow::Unwanted(rest) => {
                let here = rest.min(self.end - self.start);
                self.start += here;
                let left = rest - here;
                self.inflow = if left > 0 { Inflow::Unwanted(left) } else { Inflow::Frames };
                Ok(())
            }
            Inflow::Over if self.start != self.end => Err(Fault::FrameAfterBye),
            Inflow::Over | Inflow::Frames | Inflow::Landing(..) => Ok(()),
        }
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

/// What a read of `n` bytes means where a message may end.
#[inline]
fn told(n: usize) -> Result<bool, Fault> {
    if n == 0 { Err(Fault::Closed) } else { Ok(true) }
}

/// What a read that failed means.
#[inline]
fn none(e: io::Error) -> Result<bool, Fault> {
    if is_transient(&e) { Ok(false) } else { Err(Fault::of(Doing::Receiving, &e)) }
}

fn is_transient(e: &io::Error) -> bool {
    matches!(e.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted)
}
