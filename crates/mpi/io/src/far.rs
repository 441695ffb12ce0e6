//! Collective buffering between nodes: of each node that has pieces of a far aggregator's stretches
//! one rank, its relay, sends them, and gets an answer for each stretch.
//!
//! A relay says *hello* to each far aggregator of which it has something, with the number of the
//! first stretch; how many will do so the relays have counted before. For each such stretch it
//! sends the length of a body and the body: the number of its next stretch there, its pieces, and
//! to write their bytes. The aggregator receives a body when it assembles that stretch, not before.

use std::collections::VecDeque;

use hawser_core::buf::UserBuf;
use hawser_core::comm::Comm;
use hawser_core::contracts::pml::{PmlReq, SendMode, Source, Space, Tag};
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};
use hawser_lockfree::file_buffer::FileBuffer;
use hawser_segment::mem::UserSlice;

use crate::call::Way;

const HELLO: u32 = 1;
const LENGTH: u32 = 2;
const BODY: u32 = 3;
const ANSWER: u32 = 4;
/// Bytes of an answer before the data: how far the aggregator came, and why not further.
const ANSWER_HEAD: usize = 16;

fn words(values: &[u64]) -> Vec<u8> {
    values.iter().flat_map(|v| v.to_le_bytes()).collect()
}

fn word(bytes: &[u8], at: usize) -> u64 {
    let found = bytes.get(at * 8..at * 8 + 8).and_then(|b| b.try_into().ok());
    found.map_or(0, u64::from_le_bytes)
}

/// A receive under way. Its memory stays when it is given up, since a message may come still.
struct Recv {
    comm: Comm,
    memory: Option<TempBuf>,
    req: Option<PmlReq>,
}

impl Recv {
    fn start(comm: &Comm, len: usize, from: Source, tag: u32) -> Result<Recv> {
        let memory = TempBuf::new(len as u64, Datatype::scalar_ref(Scalar::Byte))?;
        let buf = memory.typed().message();
        let req = comm.pml().irecv(comm, Space::P2p, &buf, from, Tag::Is(tag))?;
        Ok(Recv { comm: comm.clone(), memory: Some(memory), req: Some(req) })
    }

    /// The message and its sender, when it is here.
    fn take(&mut self) -> Option<Result<(Vec<u8>, u32)>> {
        let end = self.comm.pml().test(self.req?)?;
        self.req = None;
        if let Some(error) = end.error {
            return Some(Err(error));
        }
        let memory = self.memory.take()?;
        let mut data = memory.typed().pack_all();
        data.truncate(end.status.bytes as usize);
        Some(Ok((data, end.status.source as u32)))
    }
}

impl Drop for Recv {
    fn drop(&mut self) {
        if let Some(req) = self.req.take() {
            self.comm.pml().free(req);
            if let Some(memory) = self.memory.take() {
                memory.leak();
            }
        }
    }
}

/// What a sender has of a stretch.
#[derive(Default)]
pub(crate) struct Body {
    /// Begin in the stretch and length of each piece.
    pub(crate) pieces: Vec<(u32, u32)>,
    /// The bytes of the pieces, to write.
    pub(crate) data: Vec<u8>,
}

impl Body {
    fn encode(&self, next: u64) -> Vec<u8> {
        let mut out = words(&[next, self.pieces.len() as u64]);
        for (begin, len) in &self.pieces {
            out.extend(begin.to_le_bytes());
            out.extend(len.to_le_bytes());
        }
        out.extend(&self.data);
        out
    }

    /// The number of the sender's next stretch, and what it has of this one.
    fn decode(bytes: &[u8], stretch: usize) -> Result<(u64, Body)> {
        let broken = || err!(Intern, "a message about a stretch of a file is broken");
        let (next, count) = (word(bytes, 0), word(bytes, 1) as usize);
        let list = bytes.get(16..).and_then(|b| b.get(..count.checked_mul(8)?));
        let mut pieces = Vec::new();
        for piece in list.ok_or_else(broken)?.chunks_exact(8) {
            let both = u64::from_le_bytes(piece.try_into().map_err(|_| broken())?);
            let (begin, len) = (both as u32, (both >> 32) as u32);
            if begin as usize + len as usize > stretch {
                return Err(broken());
            }
            pieces.push((begin, len));
        }
        let data = bytes.get(16 + count * 8..).unwrap_or_default().to_vec();
        Ok((next, Body { pieces, data }))
    }

    fn len(&self) -> usize {
        self.pieces.iter().map(|p| p.1 as usize).sum()
    }
}

/// One that sends to this aggregator.
struct Sender {
    rank: u32,
    /// The next stretch of which it has pieces.
    next: u64,
    length: Option<Recv>,
    body: Option<Recv>,
    /// What it has of the stretch that is assembled.
    pieces: Option<Body>,
}

/// One rank's messages in an access.
pub(crate) struct AccessMessages {
    comm: Comm,
    way: Way,
    stretch: usize,
    /// Senders that have not said hello.
    unknown: u64,
    hello: Option<Recv>,
    senders: Vec<Sender>,
    sends: Vec<(PmlReq, UserBuf)>,
    /// Answers to what this rank has sent, in the order of stretches.
    answers: VecDeque<(u64, Recv)>,
}

impl AccessMessages {
    pub(crate) fn new(comm: &Comm, way: Way, stretch: usize) -> AccessMessages {
        AccessMessages {
            comm: comm.clone(),
            way,
            stretch,
            unknown: 0,
            hello: None,
            senders: Vec::new(),
            sends: Vec::new(),
            answers: VecDeque::new(),
        }
    }

    /// So many ranks will say hello to this one.
    pub(crate) fn expect(&mut self, senders: u64) {
        self.unknown = senders;
    }

    fn send(&mut self, to: u32, tag: u32, data: Vec<u8>) -> Result<()> {
        let buf = UserBuf::owned(data);
        let comm = &self.comm;
        let req = comm.pml().isend(comm, Space::P2p, &buf, to, tag, SendMode::Standard)?;
        self.sends.push((req, buf));
        Ok(())
    }

    /// Says to an aggregator which stretch is the first that this node has something of.
    pub(crate) fn greet(&mut self, to: u32, first: u64) -> Result<()> {
        self.send(to, HELLO, words(&[first]))
    }

    /// Sends what this node has of a stretch; `next` is the next one of this aggregator.
    pub(crate) fn post(&mut self, to: u32, nth: u64, next: u64, body: &Body) -> Result<()> {
        let data = if self.way == Way::Read { body.len() } else { 0 };
        let answer = Recv::start(&self.comm, ANSWER_HEAD + data, Source::Rank(to), ANSWER)?;
        self.answers.push_back((nth, answer));
        let message = body.encode(next);
        self.send(to, LENGTH, words(&[message.len() as u64]))?;
        self.send(to, BODY, message)
    }

    /// The answer to what was sent of a stretch, when it is here: how far the aggregator
    /// came, why not further, and what was read.
    pub(crate) fn answer(&mut self, nth: u64) -> Result<Option<(u64, u64, Vec<u8>)>> {
        let Some((_, recv)) = self.answers.front_mut().filter(|a| a.0 == nth) else {
            return Err(err!(Intern, "no answer is due for stretch {nth}"));
        };
        let Some(message) = recv.take() else { return Ok(None) };
        self.answers.pop_front();
        let (mut bytes, _) = message?;
        let head = (word(&bytes, 0), word(&bytes, 1));
        bytes.drain(..ANSWER_HEAD.min(bytes.len()));
        Ok(Some((head.0, head.1, bytes)))
    }

    /// Goes on with messages that are not for one stretch. True when something has come.
    pub(crate) fn progress(&mut self) -> Result<bool> {
        let (pml, mut i) = (self.comm.pml(), 0);
        while let Some((req, _)) = self.sends.get(i) {
            match pml.test(*req) {
                Some(end) => {
                    self.sends.swap_remove(i);
                    end.error.map_or(Ok(()), Err)?;
                }
                None => i += 1,
            }
        }
        if self.unknown == 0 {
            return Ok(false);
        }
        let hello = match &mut self.hello {
            Some(hello) => hello,
            none => none.insert(Recv::start(&self.comm, 8, Source::Any, HELLO)?),
        };
        let Some(message) = hello.take() else { return Ok(false) };
        self.hello = None;
        let (bytes, rank) = message?;
        self.unknown -= 1;
        let next = word(&bytes, 0);
        self.senders.push(Sender { rank, next, length: None, body: None, pieces: None });
        Ok(true)
    }

    /// Takes what the others have of a stretch to its buffer. True when all of it is there.
    pub(crate) fn assemble(
        &mut self,
        nth: u64,
        buffer: FileBuffer<'_>,
        data: UserSlice,
    ) -> Result<bool> {
        if self.unknown > 0 {
            return Ok(false);
        }
        let mut all = true;
        for sender in self.senders.iter_mut().filter(|s| s.next == nth && s.pieces.is_none()) {
            let from = Source::Rank(sender.rank);
            if sender.body.is_none() {
                let length = match &mut sender.length {
                    Some(length) => length,
                    none => none.insert(Recv::start(&self.comm, 8, from, LENGTH)?),
                };
                let Some(message) = length.take() else {
                    all = false;
                    continue;
                };
                sender.length = None;
                // A list of pieces of a byte each is eight times as long as the data.
                let len = (word(&message?.0, 0) as usize).min(16 + self.stretch * 9);
                sender.body = Some(Recv::start(&self.comm, len, from, BODY)?);
            }
            let Some(message) = sender.body.as_mut().and_then(Recv::take) else {
                all = false;
                continue;
            };
            sender.body = None;
            let (next, body) = Body::decode(&message?.0, self.stretch)?;
            put(&body, self.way, buffer, data);
            sender.next = next;
            sender.pieces = Some(body);
        }
        Ok(all)
    }

    /// Answers those who have sent something of the stretch that was moved last.
    pub(crate) fn reply(&mut self, (upto, fault): (u64, u64), data: UserSlice) -> Result<()> {
        let mut replies = Vec::new();
        for sender in &mut self.senders {
            let Some(body) = sender.pieces.take() else { continue };
            let mut message = words(&[upto, fault]);
            if self.way == Way::Read {
                for (begin, len) in body.pieces {
                    let (begin, len) = (begin as usize, len as usize);
                    let at = message.len();
                    message.resize(at + len, 0);
                    data.part(begin, len).read(&mut message[at..]);
                }
            }
            replies.push((sender.rank, message));
        }
        replies.into_iter().try_for_each(|(to, message)| self.send(to, ANSWER, message))
    }

    /// Nothing of this rank is on its way.
    pub(crate) fn is_idle(&self) -> bool {
        self.sends.is_empty() && self.answers.is_empty() && self.unknown == 0
    }
}

impl Drop for AccessMessages {
    fn drop(&mut self) {
        // Only after an error: the data is owned, and the message layer keeps it.
        for (req, buf) in self.sends.drain(..) {
            self.comm.pml().free(req);
            std::mem::forget(buf);
        }
    }
}

fn put(body: &Body, way: Way, buffer: FileBuffer<'_>, data: UserSlice) {
    let mut rest = &body.data[..];
    for (begin, len) in &body.pieces {
        let (begin, len) = (*begin as usize, *len as usize);
        if way == Way::Write {
            let (now, later) = rest.split_at(len.min(rest.len()));
            data.part(begin, now.len()).write(now);
            rest = later;
        }
        buffer.mark(begin, len);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bodies_are_read_as_they_were_written() {
        let body = Body { pieces: vec![(0, 3), (4000, 96)], data: vec![7; 99] };
        let bytes = body.encode(5);
        let (next, back) = Body::decode(&bytes, 4096).unwrap();
        assert_eq!((next, back.pieces, back.data), (5, body.pieces, body.data));
        assert!(Body::decode(&bytes, 4095).is_err() && Body::decode(&bytes[..20], 4096).is_err());
    }
}
