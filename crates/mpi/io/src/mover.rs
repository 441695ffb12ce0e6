//! One access of one rank under way: in atomic mode it waits for its bytes; then its data moves, in
//! the thread of the library or where it is polled.

use std::sync::{Arc, Mutex, PoisonError};

use hawser_core::error::Result;
use hawser_core::holding::UnderWay;
use hawser_core::progress::{Operation, set_library_thread};
use hawser_core::status::Status;

use crate::Io;
use crate::atomic::Attempts;
use crate::call::Done;
use crate::transfer::Transfer;

/// See the module.
pub(crate) struct Mover {
    io: &'static Io,
    background: bool,
    step: Step,
}

enum Step {
    /// Its bytes may be another access's.
    Waiting(Box<Transfer>, Attempts),
    Moving(Arc<Report>),
    Ended(Done),
}

impl Mover {
    /// Begins with the first poll. In the background another thread moves the data, where that is
    /// possible.
    pub(crate) fn new(io: &'static Io, transfer: Transfer, background: bool) -> Mover {
        Mover { io, background, step: Step::Waiting(Box::new(transfer), Attempts::new()) }
    }

    /// One that has nothing to do any more.
    pub(crate) fn done(io: &'static Io, done: Done) -> Mover {
        Mover { io, background: false, step: Step::Ended(done) }
    }

    /// What was moved, once, when it has ended.
    pub(crate) fn poll(&mut self) -> Option<Done> {
        if let Step::Waiting(transfer, attempts) = &mut self.step {
            let held = match transfer.conflicts() {
                None => None,
                Some(Err(e)) => return Some(self.end(Done::failed(e))),
                Some(Ok((atomic, range, exclusive))) => {
                    match attempts.poll(&atomic, &range, exclusive)? {
                        Ok(held) => Some(held),
                        Err(lost) => return Some(self.end(Done::failed(lost))),
                    }
                }
            };
            let idle = Step::Ended(Done::default());
            let Step::Waiting(transfer, _) = std::mem::replace(&mut self.step, idle) else {
                return None;
            };
            if !self.background || transfer.total == 0 || transfer.view.rep.calls_program() {
                return Some(transfer.run_with(held));
            }
            let (report, io) = (Arc::new(Report::default()), self.io);
            let disk = transfer.disk.clone();
            let executor = disk.own_executor().unwrap_or(&io.executor);
            let there = report.clone();
            // Atomic accesses end in memory of the node: no interrupt may take it away meanwhile.
            let inside = UnderWay::begin();
            let job = Box::new(move || {
                let done = transfer.run_with(held);
                // The rank that has waited may close the file: nobody else may have it open then.
                drop(transfer);
                there.put(done);
                io.pml.wake_from_worker();
                drop(inside);
            });
            if let Err((job, _)) = executor.submit(job, set_library_thread) {
                // Without a thread the call does it.
                job();
            }
            self.step = Step::Moving(report);
        }
        match &mut self.step {
            Step::Moving(report) => report.take(),
            Step::Ended(done) => Some(std::mem::take(done)),
            Step::Waiting(..) => None,
        }
    }

    fn end(&mut self, done: Done) -> Done {
        self.step = Step::Ended(Done::default());
        done
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

/// A nonblocking access of one rank.
pub(crate) struct Own {
    pub(crate) mover: Mover,
    pub(crate) done: Status,
}

impl Operation for Own {
    fn poll(&mut self) -> Option<Result<()>> {
        let done = self.mover.poll()?;
        self.done = done.status();
        Some(done.error.map_or(Ok(()), Err))
    }

    fn calls_program(&self) -> bool {
        matches!(&self.mover.step, Step::Waiting(t, _) if t.view.rep.calls_program())
    }

    fn may_be_given_up(&self) -> bool {
        true
    }

    fn status(&self) -> Status {
        self.done
    }
}
