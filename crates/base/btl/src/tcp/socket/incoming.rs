//! What comes on a connection: reading ahead, direct placement, delivery.

use std::io::{self, IoSliceMut};
use std::os::fd::AsRawFd;

use hawser_os::socket;
use hawser_segment::Remote;

use super::{Begun, Connection, Inflow, is_transient};
use crate::tcp::fault::{Doing, TcpFault};
use crate::tcp::wire::{self, Bye, FRAME_HEAD, Frame, PAD, TcpHead};
use crate::{PLACE_HEAD, Placement, Sink};

/// Bytes read ahead of what is known to come: short messages arrive many at once, and of a long one
/// only the beginning is copied twice.
const AHEAD: usize = 8 << 10;
/// Shortest message that is placed.
const LAND_MIN: usize = 4096;
const PAGE: usize = 4096;

impl Connection {
    /// Reads what the kernel has, once. False when it has nothing.
    #[inline]
    pub(in crate::tcp) fn fill(
        &mut self,
        max_send: usize,
        sink: &mut dyn Sink,
    ) -> Result<bool, TcpFault> {
        match self.inflow {
            Inflow::Placing(placement, at) => self.fill_memory(&placement, at, sink),
            Inflow::Frames | Inflow::Unwanted(_) | Inflow::Over => self.fill_buffer(max_send),
        }
    }

    #[inline]
    fn fill_buffer(&mut self, max_send: usize) -> Result<bool, TcpFault> {
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
            Ok(0) if self.start != self.end => Err(TcpFault::CutOff),
            Ok(n) => {
                self.end += n;
                told(n)
            }
            Err(e) => none(e),
        }
    }

    fn fill_memory(
        &mut self,
        placement: &Placement,
        at: usize,
        sink: &mut dyn Sink,
    ) -> Result<bool, TcpFault> {
        let rest = placement.len - at;
        let Some(memory) = sink.placement(placement).filter(|m| m.len() == placement.len) else {
            self.has_come(placement.skip + placement.len);
            self.inflow = Inflow::Unwanted(rest);
            return Ok(true);
        };
        (self.start, self.end) = (self.base, self.base);
        let memory = memory.part(at, rest);
        // SAFETY: a placement's memory is a destination, and the sink's for as long as this call.
        let memory = unsafe { memory.as_mut_slice() };
        let fd = self.stream.as_raw_fd();
        let ahead = &mut self.read[self.base..self.base + AHEAD];
        let mut parts = [IoSliceMut::new(memory), IoSliceMut::new(ahead)];
        let got = match &mut self.session {
            None => socket::receive_parts(fd, &mut parts),
            Some(session) => session.receive(fd, &mut parts),
        };
        match got {
            Ok(0) => Err(TcpFault::CutOff),
            Ok(n) if n < rest => {
                self.inflow = Inflow::Placing(*placement, at + n);
                Ok(true)
            }
            Ok(n) => {
                self.end += n - rest;
                self.inflow = Inflow::Frames;
                self.has_come(placement.skip + placement.len);
                sink.placed(placement);
                Ok(true)
            }
            Err(e) => none(e),
        }
    }

    /// A message is here.
    #[inline]
    fn has_come(&mut self, bytes: usize) {
        self.news.arrived += 1;
        self.news.bytes += bytes;
        self.news.prompt |= self.prompt;
        if let Some(row) = self.row {
            row.received(bytes);
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

    /// Delivers all whole messages of the buffer, and places the beginning of one, up to the next
    /// start.
    #[inline]
    pub(in crate::tcp) fn deliver(
        &mut self,
        from: Remote,
        max: usize,
        sink: &mut dyn Sink,
    ) -> Result<usize, TcpFault> {
        if self.inflow != Inflow::Frames {
            self.skip_unwanted()?;
        }
        let mut messages = 0;
        loop {
            let bytes = &self.read[self.start..self.end];
            let Some((head, rest)) = bytes.split_first_chunk::<FRAME_HEAD>() else { break };
            match wire::decode_head(*head, max)? {
                Frame::Message(head) => {
                    let TcpHead { tag, len, pad, prompt, arrived } = head;
                    if !self.carries {
                        return Err(TcpFault::NotStarted);
                    }
                    let Some(message) = rest.get(pad..) else { break };
                    self.prompt = prompt;
                    self.news.told = self.news.told.max(arrived);
                    if self.repeats > 0 || self.begun.is_some() {
                        if !self.again(&head, sink)? {
                            break;
                        }
                        messages += 1;
                        continue;
                    }
                    let Some(whole) = message.get(..len) else {
                        if len >= LAND_MIN
                            && message.len() >= PLACE_HEAD
                            && let Some(placement) = sink.place(from, tag, message, len)
                        {
                            self.place(&placement, message.len(), sink);
                            messages += 1;
                        }
                        break;
                    };
                    sink.message(from, tag, whole);
                    self.start += FRAME_HEAD + pad + len;
                    messages += 1;
                    self.has_come(len);
                }
                Frame::Bye(why) => {
                    self.start += FRAME_HEAD;
                    if self.place.heard_bye()? {
                        self.push_bye(Bye::Answer);
                    }
                    self.heard = Some(why);
                    self.inflow = Inflow::Over;
                    self.skip_unwanted()?;
                    break;
                }
                Frame::Start { first, fresh } => {
                    self.start += FRAME_HEAD;
                    self.news.start = Some((first, fresh));
                    break;
                }
                Frame::Arrived(count) => {
                    self.start += FRAME_HEAD;
                    self.news.told = self.news.told.max(count);
                }
            }
        }
        Ok(messages)
    }

    /// A message of which another connection has brought all, or the beginning. False: more of it
    /// is needed.
    #[cold]
    fn again(&mut self, head: &TcpHead, sink: &mut dyn Sink) -> Result<bool, TcpFault> {
        let at = self.start + FRAME_HEAD + head.pad;
        let here = head.len.min(self.end - at);
        if self.repeats > 0 {
            self.repeats -= 1;
            self.start = at + here;
            if here < head.len {
                self.inflow = Inflow::Unwanted(head.len - here);
            }
            return Ok(here == head.len);
        }
        let Some(Begun(placement)) = self.begun else { return Ok(true) };
        if placement.skip + placement.len != head.len {
            return Err(TcpFault::Another);
        }
        if here < placement.skip {
            return Ok(false);
        }
        self.begun = None;
        self.start = at + here;
        // What is behind it stays in the buffer.
        let end = std::mem::replace(&mut self.end, self.start);
        self.place(&placement, here, sink);
        self.end = end;
        self.start = at + here;
        Ok(here == head.len)
    }

    /// Takes bytes out of the buffer that belong nowhere.
    #[cold]
    fn skip_unwanted(&mut self) -> Result<(), TcpFault> {
        match self.inflow {
            Inflow::Unwanted(rest) => {
                let here = rest.min(self.end - self.start);
                self.start += here;
                let left = rest - here;
                self.inflow = if left > 0 { Inflow::Unwanted(left) } else { Inflow::Frames };
                Ok(())
            }
            Inflow::Over if self.start != self.end => Err(TcpFault::FrameAfterBye),
            Inflow::Over | Inflow::Frames | Inflow::Placing(..) => Ok(()),
        }
    }

    /// The last `here` bytes of the buffer begin a message that is to be placed, or are all of it.
    fn place(&mut self, placement: &Placement, here: usize, sink: &mut dyn Sink) {
        let at = here.saturating_sub(placement.skip).min(placement.len);
        let whole = placement.skip + placement.len;
        match sink.placement(placement).filter(|m| m.len() == placement.len) {
            Some(memory) => {
                memory.part(0, at).write(&self.read[self.end - at..self.end]);
                self.inflow = Inflow::Placing(*placement, at);
                if at == placement.len {
                    self.inflow = Inflow::Frames;
                    self.has_come(whole);
                    sink.placed(placement);
                }
            }
            None => {
                self.has_come(whole);
                let rest = placement.len - at;
                self.inflow = if rest > 0 { Inflow::Unwanted(rest) } else { Inflow::Frames };
            }
        }
        self.start = self.end;
    }
}

/// What a read of `n` bytes means where a message may end.
#[inline]
fn told(n: usize) -> Result<bool, TcpFault> {
    if n == 0 { Err(TcpFault::Closed) } else { Ok(true) }
}

/// What a read that failed means.
#[inline]
fn none(e: io::Error) -> Result<bool, TcpFault> {
    if is_transient(&e) { Ok(false) } else { Err(TcpFault::of(Doing::Receiving, &e)) }
}
