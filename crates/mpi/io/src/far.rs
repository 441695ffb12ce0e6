//! Collective buffering between nodes: of each node that has pieces of a far aggregator's stretches
//! one rank, its relay, sends them, and gets an answer for each stretch.
//!
//! A relay says *hello* to each far aggregator of which it has something, with the number of the
//! first stretch; how many will do so the relays have counted before. For each such stretch it
//! sends the length of a body and the body: the number of its next stretch there, its pieces, and
//! to write their bytes. The aggregator receives a body when it assembles that stretch, not before,
//! and of several at a time no more than a stretch has room for; so it does with answers.

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
use crate::wire::{self, Body};

const HELLO: u32 = 1;
const LENGTH: u32 = 2;
const BODY: u32 = 3;
const ANSWER: u32 = 4;

/// A receive under way. Its memory stays when it is given up, since a message may come still.
struct Recv {
    comm: Comm,
    memory: Option<TempBuf>,
    req: Option<PmlReq>,
}

/// A message that has come.
struct Received {
    buf: UserBuf,
    sender: u32,
    /// Where it lies.
    _memory: TempBuf,
}

impl Received {
    fn bytes(&self) -> &[u8] {
        self.buf.bytes().unwrap_or_default()
    }
}

impl Recv {
    fn start(comm: &Comm, len: usize, from: Source, tag: u32) -> Result<Recv> {
        let memory = TempBuf::new(len as u64, Datatype::scalar_ref(Scalar::Byte))?;
        let buf = memory.typed().message();
        let req = comm.pml().irecv(comm, Space::P2p, &buf, from, Tag::Is(tag))?;
        Ok(Recv { comm: comm.clone(), memory: Some(memory), req: Some(req) })
    }

    /// The message, when it is here.
    fn take(&mut self) -> Option<Result<Received>> {
        let end = self.comm.pml().test(self.req?)?;
        self.req = None;
        if let Some(error) = end.error {
            return Some(Err(error));
        }
        let memory = self.memory.take()?;
        let buf = memory.typed().range(0, end.status.bytes);
        Some(Ok(Received { buf, sender: end.status.source as u32, _memory: memory }))
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

/// How far a sender's next stretch has come.
enum Arrival {
    /// Nothing is under way.
    None,
    Length(Recv),
    /// A body of so many bytes follows.
    Announced(usize),
    Body(Recv, usize),
    /// It lies in the buffer; to read, with what the sender wants of it.
    Assembled(Option<Received>),
}

/// One that sends to this aggregator.
struct Sender {
    rank: u32,
    /// The next stretch of which it has pieces, or the one that is assembled.
    now: u64,
    /// The one behind it.
    next: u64,
    arrival: Arrival,
}

/// A message that this rank sends.
struct Sent {
    req: PmlReq,
    buf: UserBuf,
    tag: u32,
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
    sends: Vec<Sent>,
    /// Answers to what this rank has sent, in the order of stretches.
    answers: VecDeque<(u64, Recv)>,
}

/// An answer: how far the aggregator came, why not further, and the message, with what was read.
pub(crate) struct Answer {
    pub(crate) outcome: (u64, u64),
    message: Received,
}

impl Answer {
    /// Copies what was read to where the marks of a buffer want it.
    ///
    /// # Errors
    /// The message is broken.
    pub(crate) fn fill(&self, buffer: FileBuffer<'_>, data: UserSlice) -> Result<()> {
        let (_, mut rest) = wire::read_answer(self.message.bytes())?;
        for (begin, end) in buffer.runs() {
            let (now, later) = rest.split_at((end - begin).min(rest.len()));
            data.part(begin, now.len()).write(now);
            rest = later;
        }
        Ok(())
    }
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
        self.sends.push(Sent { req, buf, tag });
        Ok(())
    }

    /// Says to an aggregator which stretch is the first that this node has something of.
    pub(crate) fn greet(&mut self, to: u32, first: u64) -> Result<()> {
        self.send(to, HELLO, wire::hello(first))
    }

    /// Sends what is marked in a buffer, which this node has of a stretch; `next` is the next one
    /// of this aggregator.
    pub(crate) fn post(
        &mut self,
        (to, nth, next): (u32, u64, u64),
        buffer: FileBuffer<'_>,
        data: UserSlice,
    ) -> Result<()> {
        let marked: usize = buffer.runs().map(|(begin, end)| end - begin).sum();
        let wanted = if self.way == Way::Read { marked } else { 0 };
        let len = wire::ANSWER_HEAD + wanted;
        let answer = Recv::start(&self.comm, len, Source::Rank(to), ANSWER)?;
        self.answers.push_back((nth, answer));
        let read = |begin: usize, to: &mut [u8]| data.part(begin, to.len()).read(to);
        let read: Option<wire::Read<'_>> = match self.way {
            Way::Write => Some(&read),
            Way::Read => None,
        };
        let message = wire::body(next, self.stretch, || buffer.runs(), read);
        self.send(to, LENGTH, wire::length(message.len()))?;
        self.send(to, BODY, message)
    }

    /// The answer to what was sent of a stretch, when it is here.
    pub(crate) fn answer(&mut self, nth: u64) -> Result<Option<Answer>> {
        let Some((_, recv)) = self.answers.front_mut().filter(|a| a.0 == nth) else {
            return Err(err!(Intern, "no answer is due for stretch {nth}"));
        };
        let Some(message) = recv.take() else { return Ok(None) };
        self.answers.pop_front();
        let message = message?;
        let (outcome, _) = wire::read_answer(message.bytes())?;
        Ok(Some(Answer { outcome, message }))
    }

    /// Goes on with messages that are not for one stretch. True when something has come or gone.
    pub(crate) fn progress(&mut self) -> Result<bool> {
        let (pml, mut i, before) = (self.comm.pml(), 0, self.sends.len());
        while let Some(sent) = self.sends.get(i) {
            match pml.test(sent.req) {
                Some(end) => {
                    self.sends.swap_remove(i);
                    end.error.map_or(Ok(()), Err)?;
                }
                None => i += 1,
            }
        }
        let gone = self.sends.len() < before;
        if self.unknown == 0 {
            return Ok(gone);
        }
        let hello = match &mut self.hello {
            Some(hello) => hello,
            none => none.insert(Recv::start(&self.comm, wire::HELLO, Source::Any, HELLO)?),
        };
        let Some(message) = hello.take() else { return Ok(gone) };
        self.hello = None;
        let message = message?;
        self.unknown -= 1;
        let (rank, now) = (message.sender, wire::read_hello(message.bytes())?);
        self.senders.push(Sender { rank, now, next: now, arrival: Arrival::None });
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
        let (comm, way, stretch) = (&self.comm, self.way, self.stretch);
        let of_body = |s: &Sender| if let Arrival::Body(_, len) = s.arrival { len } else { 0 };
        let mut coming: usize = self.senders.iter().map(of_body).sum();
        let mut all = true;
        for sender in self.senders.iter_mut().filter(|s| s.now == nth) {
            while let Some(next) =
                sender.advance((comm, way, stretch), &mut coming, (buffer, data))?
            {
                sender.arrival = next;
            }
            all &= matches!(sender.arrival, Arrival::Assembled(_));
        }
        Ok(all)
    }

    /// Answers those who have sent something of the stretch that was moved last. False: some of
    /// them have to wait until others have their answers.
    pub(crate) fn reply(&mut self, outcome: (u64, u64), data: UserSlice) -> Result<bool> {
        // Answers alone: whoever waits for one has made room for it, while a body may have to wait
        // until its aggregator has answered others.
        let answers = self.sends.iter().filter(|s| s.tag == ANSWER);
        let mut under_way: usize = answers.map(|s| s.buf.len()).sum();
        for i in 0..self.senders.len() {
            let Some(sender) = self.senders.get_mut(i) else { break };
            let Arrival::Assembled(wanted) = &sender.arrival else { continue };
            let body = wanted.as_ref().map(|m| Body::decode(m.bytes(), self.stretch, false));
            let body = body.transpose()?;
            let len: usize = body.iter().flat_map(Body::runs).map(|(begin, end)| end - begin).sum();
            if under_way > 0 && under_way + len > self.stretch {
                return Ok(false);
            }
            under_way += len;
            let mut message = Vec::with_capacity(wire::ANSWER_HEAD + len);
            message.extend(wire::answer(outcome));
            for (begin, end) in body.iter().flat_map(Body::runs) {
                let at = message.len();
                message.resize(at + end - begin, 0);
                let to = message.get_mut(at..).unwrap_or_default();
                data.part(begin, end - begin).read(to);
            }
            (sender.now, sender.arrival) = (sender.next, Arrival::None);
            let to = sender.rank;
            self.send(to, ANSWER, message)?;
        }
        Ok(true)
    }

    /// Nothing of this rank is on its way.
    pub(crate) fn is_idle(&self) -> bool {
        self.sends.is_empty() && self.answers.is_empty() && self.unknown == 0
    }
}

impl Sender {
    /// The next state of its stretch, where it can be reached; `coming` are the bytes of all bodies
    /// that are being received.
    fn advance(
        &mut self,
        (comm, way, stretch): (&Comm, Way, usize),
        coming: &mut usize,
        (buffer, data): (FileBuffer<'_>, UserSlice),
    ) -> Result<Option<Arrival>> {
        let from = Source::Rank(self.rank);
        Ok(match &mut self.arrival {
            Arrival::None => Some(Arrival::Length(Recv::start(comm, wire::LENGTH, from, LENGTH)?)),
            Arrival::Length(recv) => match recv.take() {
                Some(message) => {
                    let message = message?;
                    Some(Arrival::Announced(wire::read_length(message.bytes(), stretch)?))
                }
                None => None,
            },
            Arrival::Announced(len) => {
                let len = *len;
                if *coming > 0 && *coming + len > wire::body_max(stretch) {
                    return Ok(None);
                }
                *coming += len;
                Some(Arrival::Body(Recv::start(comm, len, from, BODY)?, len))
            }
            Arrival::Body(recv, len) => {
                let Some(message) = recv.take() else { return Ok(None) };
                *coming = coming.saturating_sub(*len);
                let message = message?;
                let body = Body::decode(message.bytes(), stretch, way == Way::Write)?;
                put(&body, buffer, data);
                self.next = body.next;
                Some(Arrival::Assembled((way == Way::Read).then_some(message)))
            }
            Arrival::Assembled(_) => None,
        })
    }
}

impl Drop for AccessMessages {
    fn drop(&mut self) {
        // Only after an error: the data is owned, and the message layer keeps it.
        for sent in self.sends.drain(..) {
            self.comm.pml().free(sent.req);
            std::mem::forget(sent.buf);
        }
    }
}

/// Copies what there is to write to a buffer, and marks its bytes.
fn put(body: &Body<'_>, buffer: FileBuffer<'_>, data: UserSlice) {
    let mut rest = body.data;
    for (begin, end) in body.runs() {
        let (now, later) = rest.split_at((end - begin).min(rest.len()));
        data.part(begin, now.len()).write(now);
        buffer.mark(begin, end - begin);
        rest = later;
    }
}
