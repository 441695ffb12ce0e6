//! Collective buffering: the ranks of a node copy their pieces of a stretch of the file to or from
//! a buffer that all of them map, and an aggregator moves the stretch.
//!
//! The file between the first and the last byte of a call is cut into stretches, which belong to
//! the aggregators in turn. Each rank goes through them in ascending order and deposits, also where
//! it has nothing, at most as many ahead as there are buffers. A write moves what was deposited and
//! nothing between; a read may fetch small gaps. Whatever fails, every rank goes through all
//! stretches, so that nobody waits for one that has given up.

mod numbers;
mod relay;
mod stream;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use hawser_core::contracts::pml::Pml;
use hawser_core::error::{Error, Result};
use hawser_core::holding::UnderWay;
use hawser_core::progress::set_library_thread;
use hawser_lockfree::file_buffer::FileBuffer;
use hawser_segment::mem::UserSlice;
use hawser_storage::{Disk, Moved};

use crate::Io;
use crate::agree;
use crate::call::{Done, Way};
use crate::error;
use crate::far::AccessMessages;
use crate::settings::Mode;
use crate::staging::{Staging, Use};
use crate::transfer::Transfer;
pub(crate) use numbers::Numbers;
use relay::FarStretches;
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
    /// Stretches that each aggregator had been given before this access.
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
    /// Stretches of aggregators on other nodes.
    far_stretches: FarStretches,
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
        let far_stretches = FarStretches::new(&staging, first, count);
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
            far_stretches,
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
        let relayed = !self.far_stretches.is_busy();
        let quiet = relayed && self.far.as_ref().is_none_or(AccessMessages::is_idle);
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
        let moved = self.deposit_next() || self.collect_next();
        Ok(moved || self.relay_next()? || self.serve_next()? || came)
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

    fn deposit_next(&mut self) -> bool {
        let ahead = self.staging.division.buffers * self.staging.aggregators() as u64;
        if self.deposited == self.count || self.deposited >= self.collected + ahead {
            return false;
        }
        let (nth, stretch) = (self.deposited, self.stretch(self.deposited));
        if self.staging.is_far(stretch.at.aggregator) {
            if self.far_waits() {
                return false;
            }
            self.deposit_far(nth, stretch);
        } else {
            self.deposit(stretch);
        }
        self.deposited += 1;
        self.ends.push_back(self.pos);
        true
    }

    fn deposit(&mut self, stretch: Stretch) {
        let staging = self.staging.clone();
        let Some((buffer, data)) = staging.buffer(stretch.at) else { return };
        self.fill_unless_stopped(stretch, buffer, data);
        let count = buffer.deposit();
        let aggregator = self.staging.rank_of(stretch.at.aggregator);
        if count == stretch.at.number * self.staging.depositors() && aggregator != self.staging.me {
            self.staging.wake(aggregator);
        }
    }

    fn fill_unless_stopped(&mut self, stretch: Stretch, buffer: FileBuffer<'_>, data: UserSlice) {
        if !self.stopped
            && self.pos < self.transfer.total
            && let Err(e) = self.fill(stretch, buffer, data)
        {
            self.fail(e);
        }
    }

    /// Copies this rank's pieces of a stretch, or marks what it will read.
    fn fill(&mut self, stretch: Stretch, buffer: FileBuffer<'_>, data: UserSlice) -> Result<()> {
        let transfer = self.transfer.clone();
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

    fn collect_next(&mut self) -> bool {
        if self.collected == self.deposited {
            return false;
        }
        let (staging, stretch) = (self.staging.clone(), self.stretch(self.collected));
        let is_far = staging.is_far(stretch.at.aggregator);
        let at = if is_far { self.far_use(true) } else { stretch.at };
        let found = if is_far { staging.relay_buffer(at) } else { staging.buffer(at) };
        let Some((buffer, data)) = found else { return false };
        let Some((upto, fault)) = buffer.outcome(at.number) else { return false };
        if is_far {
            self.note_collected();
        }
        let upto = upto.min(staging.division.stretch);
        self.collect(stretch, (upto, fault), data.part(0, upto as usize));
        true
    }

    /// Notes the outcome of a stretch, and copies what was read of it out.
    fn collect(&mut self, stretch: Stretch, (upto, fault): (u64, u64), data: UserSlice) {
        self.collected += 1;
        let end = self.ends.pop_front().unwrap_or(self.pos);
        if self.short {
            // What follows a gap does not count.
        } else if self.transfer.way == Way::Read {
            if let Err(e) = self.take(stretch.begin, data, end) {
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

    fn serve_next(&mut self) -> Result<bool> {
        if self.is_busy() {
            return Ok(false);
        }
        let staging = self.staging.clone();
        if let Some(last) = self.unanswered {
            let outcome = staging.buffer(last.at).and_then(|(buffer, data)| {
                buffer.outcome(last.at.number).map(|outcome| (outcome, data))
            });
            if let (Some(far), Some((outcome, data))) = (&mut self.far, outcome)
                && !far.reply(outcome, data)?
            {
                return Ok(false);
            }
            self.unanswered = None;
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
        // The data lies in memory of the node: no interrupt may take it away meanwhile.
        let inside = UnderWay::begin();
        let job = Box::new(move || {
            serve(&staging, &transfer, stretch);
            // The rank that has waited may close the file: nobody else may have it open then.
            drop(transfer);
            drop(staging);
            busy.store(false, Ordering::Release);
            io.pml.wake_from_worker();
            drop(inside);
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
