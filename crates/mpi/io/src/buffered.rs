//! Collective buffering: the ranks of a node copy their pieces of a stretch of the file to or from
//! a buffer that all of them map, and an aggregator moves the stretch.
//!
//! The file between the first and the last byte of a call is cut into stretches, which belong to
//! the aggregators in turn. Each rank goes through them in ascending order and deposits, also where
//! it has nothing, at most as many ahead as there are buffers. A write moves what was deposited and
//! nothing between; a read may fetch small gaps. Whatever fails, every rank goes through all
//! stretches, so that nobody waits for one that has given up.

mod numbers;
mod stream;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use hawser_core::contracts::pml::Pml;
use hawser_core::error::{Error, Result};
use hawser_core::progress::set_library_thread;
use hawser_segment::mem::UserSlice;
use hawser_storage::{Disk, Moved};

use crate::Io;
use crate::access::{Done, Way};
use crate::agree;
use crate::error;
use crate::far::{self, AccessMessages, Body};
use crate::settings::Mode;
use crate::staging::{Staging, Use};
use crate::transfer::Transfer;
pub(crate) use numbers::Numbers;
use stream::Stream;

/// Gaps that are read along with what lies around them.
const GAP: usize = 16 << 10;

/// Why an aggregator has not moved all, as a word that other ranks read.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Fault(u64);

impl Fault {
    const NONE: Fault = Fault(0);
    /// Set where the low half is a number of the system.
    const SYSTEM: u64 = 1 << 32;

    fn of(e: &std::io::Error) -> Fault {
        match e.raw_os_error() {
            Some(n) => Fault(Fault::SYSTEM | u64::from(n as u32)),
            None => Fault(u64::from(error::class(e) as u32)),
        }
    }

    fn error(self, transfer: &Transfer) -> Option<Error> {
        if self.0 & Fault::SYSTEM != 0 {
            return Some(transfer.failed(&std::io::Error::from_raw_os_error(self.0 as u32 as i32)));
        }
        agree::of_others(self.0 as i64)
    }
}

/// A stretch on its way.
#[derive(Clone, Copy)]
struct Stretch {
    at: Use,
    /// Its first byte in the file.
    begin: u64,
}

/// One rank's part of a buffered access.
pub(crate) struct Buffered {
    staging: Arc<Staging>,
    transfer: Arc<Transfer>,
    stream: Stream,
    /// The number in the file of the first stretch, and how many there are.
    first: u64,
    count: u64,
    /// Uses of the aggregators' buffers before.
    before: Vec<u64>,
    /// Stretches that this rank has deposited in, with the byte of the access where each ended.
    deposited: u64,
    ends: VecDeque<u64>,
    /// Stretches whose outcome this rank has.
    collected: u64,
    /// Bytes of the access that were deposited, and moved.
    pos: u64,
    moved: u64,
    /// This rank deposits no more, since something has failed or the file has ended.
    stopped: bool,
    /// Not all of a stretch was moved.
    short: bool,
    /// The next stretch that this rank moves as an aggregator, if it is one.
    duty: Option<u64>,
    /// Another thread moves one.
    busy: Arc<AtomicBool>,
    /// Whose thread moves stretches; `None`: whoever polls.
    background: Option<&'static Io>,
    /// Messages with ranks of other nodes, if there are some.
    far: Option<AccessMessages>,
    /// Bytes that this rank has posted to far aggregators and not got answers for.
    sent: u64,
    posted: VecDeque<u64>,
    /// The stretch that this rank has moved last and not told those that are far.
    unanswered: Option<Stretch>,
    error: Option<Error>,
}

impl Buffered {
    /// Begins an access of the bytes `begin..end` of the file; all ranks do at the same place in
    /// the order of their calls. In the background a thread of the library moves the stretches.
    pub(crate) fn new(
        staging: Arc<Staging>,
        transfer: Transfer,
        (begin, end): (u64, u64),
        background: Option<&'static Io>,
        far: Option<AccessMessages>,
    ) -> Buffered {
        let stretch = staging.division.stretch;
        let first = begin / stretch;
        let count = end.div_ceil(stretch) - first;
        let before = staging.take(first, count);
        let stream = Stream::of(&transfer);
        let mut new = Buffered {
            staging,
            transfer: Arc::new(transfer),
            stream,
            first,
            count,
            before,
            deposited: 0,
            ends: VecDeque::new(),
            collected: 0,
            pos: 0,
            moved: 0,
            stopped: false,
            short: false,
            duty: None,
            busy: Arc::default(),
            background,
            far,
            sent: 0,
            posted: VecDeque::new(),
            unanswered: None,
            error: None,
        };
        new.duty = new.next_duty(0);
        new
    }

    fn stretch(&self, nth: u64) -> Stretch {
        let at = self.staging.place(self.first, nth, &self.before);
        Stretch { at, begin: (self.first + nth) * self.staging.division.stretch }
    }

    /// The first stretch from `from` on that this rank moves.
    fn next_duty(&self, from: u64) -> Option<u64> {
        let aggregators = self.staging.aggregators() as u64;
        let mine = |nth: &u64| {
            let at = ((self.first + nth) % aggregators) as usize;
            self.staging.rank_of(at) == self.staging.me
        };
        (from..self.count.min(from + aggregators)).find(mine)
    }

    /// For each aggregator: 1 if this rank will send to it.
    pub(crate) fn recipients(&self) -> Vec<i64> {
        let number = |a: usize| i64::from(self.first_far(a) != far::NONE);
        (0..self.staging.aggregators()).map(number).collect()
    }

    /// The ranks have counted who sends to which aggregator: begins.
    ///
    /// # Errors
    /// Those of messages.
    pub(crate) fn begin(&mut self, senders: &[i64]) -> Result<()> {
        let firsts: Vec<(u32, u64)> = (0..self.staging.aggregators())
            .map(|a| (self.staging.rank_of(a), self.first_far(a)))
            .filter(|f| f.1 != far::NONE)
            .collect();
        let own = self.staging.own_number().and_then(|a| senders.get(a)).copied();
        let Some(far) = &mut self.far else { return Ok(()) };
        far.expect(own.unwrap_or(0).max(0) as u64);
        firsts.into_iter().try_for_each(|(to, first)| far.greet(to, first))
    }

    /// The first stretch of a far aggregator of which this rank has something.
    fn first_far(&self, aggregator: usize) -> u64 {
        match self.staging.is_far(aggregator) {
            true => self.next_of(aggregator, 0),
            false => far::NONE,
        }
    }

    /// The first stretch of an aggregator from `from` on of which this rank has something.
    fn next_of(&self, aggregator: usize, from: u64) -> u64 {
        let aggregators = self.staging.aggregators() as u64;
        let turn = (self.first + from) % aggregators;
        let skip = (aggregator as u64 + aggregators - turn) % aggregators;
        let mut of_it = (from + skip..self.count).step_by(aggregators as usize);
        of_it.find(|nth| self.has(*nth)).unwrap_or(far::NONE)
    }

    /// This rank has something of a stretch.
    fn has(&self, nth: u64) -> bool {
        let (t, stretch) = (&self.transfer, self.staging.division.stretch);
        let begin = (self.first + nth) * stretch;
        let inside = |at: u64| t.view.before(at).clamp(t.at, t.at + t.total);
        inside(begin) < inside(begin + stretch)
    }

    /// Goes on as far as the other ranks let it. At the end what was moved; an error when a rank is
    /// lost.
    pub(crate) fn poll(&mut self) -> Option<Result<Done>> {
        loop {
            match self.step() {
                Ok(true) => {}
                Ok(false) => break,
                Err(lost) => return Some(Err(lost)),
            }
        }
        let served = self.duty.is_none() && self.unanswered.is_none() && !self.is_busy();
        let quiet = self.far.as_ref().is_none_or(AccessMessages::is_idle);
        (self.collected == self.count && served && quiet).then(|| Ok(self.end()))
    }

    /// Why the others cannot go on, if one of them is lost. To be asked now and then.
    pub(crate) fn loss(&self, pml: &dyn Pml) -> Option<Error> {
        self.staging.procs().find_map(|proc| pml.loss_of(proc))
    }

    fn is_busy(&self) -> bool {
        self.busy.load(Ordering::Acquire)
    }

    /// One thing that can be done at present; false: there is none.
    fn step(&mut self) -> Result<bool> {
        let came = self.far.as_mut().map_or(Ok(false), AccessMessages::progress)?;
        Ok(self.deposit_next()? || self.collect_next()? || self.serve_next()? || came)
    }

    fn end(&mut self) -> Done {
        if let Stream::Sink(sink) = &mut self.stream
            && let Err(e) = sink.finish()
        {
            self.error.get_or_insert(e);
        }
        let t = &self.transfer;
        let bytes = t.view.rep.in_memory(&t.buf, self.moved, t.total);
        Done { bytes, error: self.error.take() }
    }

    fn fail(&mut self, error: Error) {
        self.error.get_or_insert(error);
        self.stopped = true;
    }

    fn deposit_next(&mut self) -> Result<bool> {
        let ahead = self.staging.division.buffers * self.staging.aggregators() as u64;
        if self.deposited == self.count || self.deposited >= self.collected + ahead {
            return Ok(false);
        }
        let (nth, stretch) = (self.deposited, self.stretch(self.deposited));
        if self.staging.is_far(stretch.at.aggregator) {
            let room = self.staging.division.stretch * self.staging.division.buffers;
            if self.sent > 0 && self.sent + self.staging.division.stretch > room {
                return Ok(false);
            }
            self.post(nth, stretch)?;
        } else {
            self.deposit(stretch);
        }
        self.deposited += 1;
        self.ends.push_back(self.pos);
        Ok(true)
    }

    fn deposit(&mut self, stretch: Stretch) {
        if !self.stopped
            && self.pos < self.transfer.total
            && let Err(e) = self.fill(stretch)
        {
            self.fail(e);
        }
        let Some((buffer, _)) = self.staging.buffer(stretch.at) else { return };
        let count = buffer.deposit();
        let aggregator = self.staging.rank_of(stretch.at.aggregator);
        if count == stretch.at.number * self.staging.depositors() && aggregator != self.staging.me {
            self.staging.wake(aggregator);
        }
    }

    /// Sends this rank's pieces of a stretch, if it has some, to an aggregator that is far.
    fn post(&mut self, nth: u64, stretch: Stretch) -> Result<()> {
        if !self.has(nth) {
            return Ok(());
        }
        // Who has said what it will send does so, also after an error: then it has no pieces.
        let mut body = Body::default();
        if !self.stopped
            && let Err(e) = self.gather(stretch, &mut body)
        {
            self.fail(e);
        }
        let next = self.next_of(stretch.at.aggregator, nth + 1);
        let to = self.staging.rank_of(stretch.at.aggregator);
        self.sent += body.len() as u64;
        self.posted.push_back(body.len() as u64);
        self.far.as_mut().map_or(Ok(()), |far| far.post(to, nth, next, &body))
    }

    fn gather(&mut self, stretch: Stretch, body: &mut Body) -> Result<()> {
        let transfer = self.transfer.clone();
        let limit = stretch.begin + self.staging.division.stretch;
        let writes = transfer.way == Way::Write;
        let stream = &mut self.stream;
        transfer.each_piece(&mut self.pos, (transfer.total, limit), |offset, pos, len| {
            if writes {
                let before = body.data.len();
                let copied = stream.append(pos, len as usize, &mut body.data);
                copied.inspect_err(|_| body.data.truncate(before))?;
            }
            body.pieces.push(((offset - stretch.begin) as u32, len as u32));
            Ok(len)
        })
    }

    /// Copies this rank's pieces of a stretch, or marks what it will read.
    fn fill(&mut self, stretch: Stretch) -> Result<()> {
        let (staging, transfer) = (self.staging.clone(), self.transfer.clone());
        let Some((buffer, data)) = staging.buffer(stretch.at) else { return Ok(()) };
        let limit = stretch.begin + data.len() as u64;
        let writes = transfer.way == Way::Write;
        let (stream, mut between) = (&mut self.stream, Vec::new());
        transfer.each_piece(&mut self.pos, (transfer.total, limit), |offset, pos, len| {
            let (skip, size) = ((offset - stretch.begin) as usize, len as usize);
            if writes {
                stream.copy_in(pos, data.part(skip, size), &mut between)?;
            }
            buffer.mark(skip, size);
            Ok(len)
        })
    }

    fn collect_next(&mut self) -> Result<bool> {
        if self.collected == self.deposited {
            return Ok(false);
        }
        let (nth, stretch) = (self.collected, self.stretch(self.collected));
        let whole = self.staging.division.stretch;
        if !self.staging.is_far(stretch.at.aggregator) {
            let staging = self.staging.clone();
            let Some((buffer, data)) = staging.buffer(stretch.at) else { return Ok(false) };
            let Some((upto, fault)) = buffer.outcome(stretch.at.number) else { return Ok(false) };
            let upto = upto.min(whole);
            self.collect(stretch, (upto, fault), |call, end| {
                call.take(stretch.begin, data.part(0, upto as usize), end)
            });
            return Ok(true);
        }
        if !self.has(nth) {
            self.collect(stretch, (whole, 0), |_, _| Ok(()));
            return Ok(true);
        }
        let Some(far) = &mut self.far else { return Ok(false) };
        let Some((upto, fault, data)) = far.answer(nth)? else { return Ok(false) };
        self.sent -= self.posted.pop_front().unwrap_or(0).min(self.sent);
        let upto = upto.min(whole);
        self.collect(stretch, (upto, fault), |call, end| {
            call.take_packed(stretch.begin + upto, &data, end)
        });
        Ok(true)
    }

    /// Notes the outcome of a stretch; `take` copies what was read of it out.
    fn collect(
        &mut self,
        stretch: Stretch,
        (upto, fault): (u64, u64),
        take: impl FnOnce(&mut Buffered, u64) -> Result<()>,
    ) {
        self.collected += 1;
        let end = self.ends.pop_front().unwrap_or(self.pos);
        if self.short {
            // What follows a gap does not count.
        } else if self.transfer.way == Way::Read {
            if let Err(e) = take(self, end) {
                self.fail(e);
            }
        } else if upto == self.staging.division.stretch {
            self.moved = end;
        } else {
            // The view ascends, so that what lies before a place in the file is a beginning.
            let there = self.transfer.view.before(stretch.begin + upto);
            self.moved = there.saturating_sub(self.transfer.at).clamp(self.moved, end);
        }
        if let Some(error) = Fault(fault).error(&self.transfer) {
            self.fail(error);
        }
        // The end of the file is no error.
        self.short |= self.moved < end;
        self.stopped |= self.short;
    }

    /// Copies this rank's pieces of a stretch out, up to byte `end` of the access.
    fn take(&mut self, begin: u64, data: UserSlice, end: u64) -> Result<()> {
        let (transfer, stream) = (self.transfer.clone(), &mut self.stream);
        let mut between = Vec::new();
        transfer.each_piece(&mut self.moved, (end, u64::MAX), |offset, pos, len| {
            let skip = (offset - begin) as usize;
            let there = (len as usize).min(data.len().saturating_sub(skip));
            if there > 0 {
                stream.copy_out(pos, data.part(skip, there), &mut between)?;
            }
            Ok(there as u64)
        })
    }

    /// As [`Buffered::take`], from the pieces side by side as an answer has them; those before byte
    /// `limit` of the file are there.
    fn take_packed(&mut self, limit: u64, data: &[u8], end: u64) -> Result<()> {
        let (transfer, stream) = (self.transfer.clone(), &mut self.stream);
        let mut rest = data;
        transfer.each_piece(&mut self.moved, (end, limit), |_, pos, len| {
            let (now, later) = rest.split_at((len as usize).min(rest.len()));
            stream.put(pos, now)?;
            rest = later;
            Ok(now.len() as u64)
        })
    }

    fn serve_next(&mut self) -> Result<bool> {
        if self.is_busy() {
            return Ok(false);
        }
        let staging = self.staging.clone();
        if let Some(last) = self.unanswered.take() {
            let outcome = staging.buffer(last.at).and_then(|(buffer, data)| {
                buffer.outcome(last.at.number).map(|outcome| (outcome, data))
            });
            if let (Some(far), Some((outcome, data))) = (&mut self.far, outcome) {
                far.reply(outcome, data)?;
            }
            return Ok(true);
        }
        let Some(nth) = self.duty else { return Ok(false) };
        let stretch = self.stretch(nth);
        let Some((buffer, data)) = staging.buffer(stretch.at) else { return Ok(false) };
        let number = stretch.at.number;
        // Before the last use has ended its marks are there.
        if number > 1 && buffer.outcome(number - 1).is_none() {
            return Ok(false);
        }
        let complete = match &mut self.far {
            Some(far) => far.assemble(nth, buffer, data)?,
            None => true,
        };
        if !complete || buffer.deposits() < number * staging.depositors() {
            return Ok(false);
        }
        self.duty = self.next_duty(nth + 1);
        self.unanswered = self.far.as_ref().map(|_| stretch);
        let transfer = self.transfer.clone();
        let Some(io) = self.background else {
            serve(&staging, &transfer, stretch);
            return Ok(true);
        };
        self.busy.store(true, Ordering::Release);
        let busy = self.busy.clone();
        let job = Box::new(move || {
            serve(&staging, &transfer, stretch);
            busy.store(false, Ordering::Release);
            io.pml.wake_from_worker();
        });
        if let Err((job, _)) = io.executor.submit(job, set_library_thread) {
            // Without a thread the call does it.
            job();
        }
        Ok(true)
    }
}

/// Moves what is marked of a stretch, and tells the ranks.
fn serve(staging: &Staging, transfer: &Transfer, stretch: Stretch) {
    let Some((buffer, data)) = staging.buffer(stretch.at) else { return };
    let disk = &transfer.disk;
    let (mut upto, mut fault) = (data.len() as u64, Fault::NONE);
    let mut from = 0;
    while let Some((begin, mut end)) = buffer.run(from) {
        if transfer.way == Way::Read {
            while let Some(next) = buffer.run(end).filter(|next| next.0 - end < GAP) {
                end = next.1;
            }
        }
        let moved = move_run(disk, transfer.way, data.part(begin, end - begin), {
            stretch.begin + begin as u64
        });
        if (moved.bytes as usize) < end - begin {
            upto = begin as u64 + moved.bytes;
            fault = moved.error.as_ref().map_or(Fault::NONE, Fault::of);
            break;
        }
        from = end;
    }
    buffer.publish(stretch.at.number, upto, fault.0);
    staging.wake_others();
}

fn move_run(disk: &Disk, way: Way, memory: UserSlice, at: u64) -> Moved {
    match way {
        Way::Write => disk.write(memory, at),
        Way::Read => disk.read(memory, at),
    }
}
