//! The forms of access (MPI-5.0 section 14.4): one body for blocking, nonblocking and split ones.

use std::sync::{Arc, Mutex, PoisonError};

use hawser_core::buf::TypedBuf;
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::CollOperation;
use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::progress::{ActiveOperation, Operation, set_library_thread};
use hawser_core::request::Request;
use hawser_core::status::Status;

use crate::agree::{self, Reduction};
use crate::file::{CallOrder, File};
use crate::transfer::Transfer;

/// Into which direction data moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Way {
    Read,
    Write,
}

/// Where an access begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// At an offset in etypes.
    At(i64),
    /// At the pointer of the rank.
    Own,
    /// At the pointer that all ranks share; in collective calls one rank after the other.
    Shared,
}

/// What an access has done.
#[derive(Debug, Default)]
pub struct Done {
    /// Bytes of memory that were moved.
    pub bytes: u64,
    /// Why it was not all, or what failed on another rank.
    pub error: Option<Error>,
}

impl Done {
    fn failed(error: Error) -> Done {
        Done { bytes: 0, error: Some(error) }
    }

    /// The status of the call.
    pub fn status(&self) -> Status {
        Status { bytes: self.bytes, ..Status::EMPTY }
    }
}

impl File {
    /// What an access will do, with its pointer moved on.
    fn prepare(&self, way: Way, place: Place, all: bool, buf: &TypedBuf) -> Result<Transfer> {
        let checked = self.check_access(way, place).and_then(|()| {
            let view = self.view();
            let total = view.rep.len(buf)?;
            if !total.is_multiple_of(view.unit()) {
                let unit = view.unit();
                return Err(err!(
                    Io,
                    "{total} bytes are no whole number of etypes of {unit} bytes"
                ));
            }
            let etypes = i64::try_from(total / view.unit());
            Ok((view, total, etypes.map_err(|_| err!(Count, "no file holds so many etypes"))?))
        });
        let etypes = checked.as_ref().map_or(0, |c| c.2);
        let begin = match place {
            // All ranks take part, whatever they have found.
            Place::Shared if all => self.ordered(etypes)?,
            _ if checked.is_err() => 0,
            Place::At(offset) => offset,
            Place::Own => self.advance(etypes)?,
            Place::Shared => self.fetch_add_shared(etypes)?,
        };
        let (view, total, _) = checked?;
        let at = view.stream(begin)?;
        at.checked_add(total).ok_or_else(|| err!(Arg, "the access ends beyond all files"))?;
        let (disk, path) = (self.disk()?, self.path().clone());
        let atomic = self.atomic_lock();
        Ok(Transfer { disk, path, view, way, at, total, buf: buf.clone(), atomic })
    }

    /// A blocking access of one rank.
    pub fn access(&self, way: Way, place: Place, buf: &TypedBuf) -> Done {
        match self.prepare(way, place, false, buf) {
            Ok(transfer) => transfer.run(),
            Err(e) => Done::failed(e),
        }
    }

    /// A blocking access of all ranks.
    pub fn access_all(&self, way: Way, place: Place, buf: &TypedBuf) -> Done {
        let mut done = match self.prepare(way, place, true, buf) {
            Ok(transfer) => transfer.run(),
            Err(e) => Done::failed(e),
        };
        let class = agree::class_of(done.error.as_ref());
        match agree::largest(self.comm(), &[class]) {
            Ok(all) if done.error.is_none() => done.error = agree::of_others(all[0]),
            Err(lost) if done.error.is_none() => done.error = Some(lost),
            _ => {}
        }
        done
    }

    /// Has a transfer done by another thread, where that is possible.
    fn begin(&self, transfer: Transfer) -> Arc<Report> {
        let report = Arc::new(Report::default());
        if transfer.total == 0 || transfer.view.rep.calls_program() {
            report.put(transfer.run());
            return report;
        }
        let (io, there) = (self.io(), report.clone());
        let job = Box::new(move || {
            there.put(transfer.run());
            io.pml.wake_from_worker();
        });
        if let Err((job, _)) = io.executor.submit(job, set_library_thread) {
            // Without a thread the call does it.
            job();
        }
        report
    }

    /// A nonblocking access of one rank.
    ///
    /// # Errors
    /// Those that are found before it begins.
    pub fn start(&self, way: Way, place: Place, buf: &TypedBuf) -> Result<Request> {
        let transfer = self.prepare(way, place, false, buf)?;
        let report = self.begin(transfer);
        let own = Own { report, done: Status::EMPTY };
        Ok(Request::operation(Box::new(own)).owned_by(self.front()))
    }

    /// A nonblocking access of all ranks. An error of any rank ends the request.
    pub fn start_all(&self, way: Way, place: Place, buf: &TypedBuf) -> Request {
        Request::shared(self.begin_all(way, place, buf)).owned_by(self.front())
    }

    /// An access of all ranks under way.
    pub(crate) fn begin_all(&self, way: Way, place: Place, buf: &TypedBuf) -> Arc<ActiveOperation> {
        let report = match self.prepare(way, place, true, buf) {
            Ok(transfer) => self.begin(transfer),
            Err(e) => {
                let report = Arc::new(Report::default());
                report.put(Done::failed(e));
                report
            }
        };
        let order = self.call_order().clone();
        let number = order.draw();
        let comm = self.second().clone();
        let all = All { comm, order, number, stage: Stage::Moving(report), done: Done::default() };
        ActiveOperation::launch_operation(Box::new(all))
    }
}

/// Where the thread that moves data puts what it has done.
#[derive(Debug, Default)]
struct Report(Mutex<Option<Done>>);

impl Report {
    fn put(&self, done: Done) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(done);
    }

    fn take(&self) -> Option<Done> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// An access of one rank under way.
struct Own {
    report: Arc<Report>,
    done: Status,
}

impl Operation for Own {
    fn poll(&mut self) -> Option<Result<()>> {
        let done = self.report.take()?;
        self.done = done.status();
        Some(done.error.map_or(Ok(()), Err))
    }

    fn status(&self) -> Status {
        self.done
    }
}

/// An access of all ranks under way: this rank's part, then the agreement on errors.
struct All {
    comm: Comm,
    order: Arc<CallOrder>,
    /// Agreements begin in the order of the calls, which is the same on all ranks, not in that of
    /// the ends of transfers.
    number: u64,
    stage: Stage,
    done: Done,
}

enum Stage {
    Moving(Arc<Report>),
    Waiting,
    Agreeing(Box<dyn CollOperation>, Reduction),
    Over,
}

impl Operation for All {
    fn poll(&mut self) -> Option<Result<()>> {
        if let Stage::Moving(report) = &self.stage {
            self.done = report.take()?;
            self.stage = Stage::Waiting;
        }
        if let Stage::Waiting = self.stage {
            if !self.order.is_next(self.number) {
                return None;
            }
            let reduction = Reduction::new(&[agree::class_of(self.done.error.as_ref())]);
            let begun = reduction.and_then(|r| Ok((r.start(&self.comm)?, r)));
            self.order.pass();
            match begun {
                Ok((operation, reduction)) => self.stage = Stage::Agreeing(operation, reduction),
                Err(e) => return Some(Err(self.end(Some(e))?)),
            }
        }
        let Stage::Agreeing(operation, reduction) = &mut self.stage else { return None };
        let agreed = operation.poll(&self.comm)?;
        let others = match agreed {
            Ok(()) => agree::of_others(reduction.values().first().copied().unwrap_or(0)),
            Err(lost) => Some(lost),
        };
        Some(self.end(others).map_or(Ok(()), Err))
    }

    fn status(&self) -> Status {
        self.done.status()
    }
}

impl All {
    /// The error of the call: this rank's, or that of others.
    fn end(&mut self, others: Option<Error>) -> Option<Error> {
        self.stage = Stage::Over;
        self.done.error.take().or(others)
    }
}
