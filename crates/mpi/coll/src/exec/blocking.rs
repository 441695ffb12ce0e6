//! Executor `blocking`: posts messages and waits.

use hawser_core::buf::UserBuf;
use hawser_core::comm::Comm;
use hawser_core::contracts::pml::{Pml, PmlReq, SendMode, Source, Space, Tag};
use hawser_core::error::Result;
use hawser_core::status::Status;

use super::FirstError;
use crate::arena::Plan;
use crate::schedule::{Part, Step, Steps};

/// Requests since the last wait, with the bytes that each receives at least; most schedules need a
/// few, which fit without allocation.
struct Pending {
    few: [(PmlReq, u64); FEW],
    count: usize,
    more: Vec<(PmlReq, u64)>,
}

const FEW: usize = 8;

impl Pending {
    fn new() -> Pending {
        Pending { few: [(PmlReq(0), 0); FEW], count: 0, more: Vec::new() }
    }

    fn push(&mut self, req: PmlReq, expected: u64) {
        match self.few.get_mut(self.count) {
            Some(slot) => {
                *slot = (req, expected);
                self.count += 1;
            }
            None => self.more.push((req, expected)),
        }
    }

    fn is_empty(&self) -> bool {
        self.count == 0
    }

    fn wait(&mut self, pml: &dyn Pml, errors: &mut FirstError) {
        let few = self.few.iter().take(self.count).copied();
        for (req, expected) in few.chain(self.more.drain(..)) {
            let end = pml.wait(req);
            match end.error {
                Some(error) => errors.note(error),
                None => errors.note_received(&end.status, expected),
            }
        }
        self.count = 0;
    }
}

/// Runs a plan to its end, with messages of this tag.
///
/// # Errors
/// The first error of a message or an operation; the other steps have been run all the same.
pub fn run(comm: &Comm, tag: u32, plan: &mut Plan<'_>) -> Result<()> {
    plan.begin()?;
    let Plan { algorithm, arena, tells_short } = plan;
    let mut steps = Steps::new();
    let pml = comm.pml();
    let mut pending = Pending::new();
    let mut errors = FirstError::default();
    while let Some(step) = steps.next(algorithm) {
        match step {
            Step::Send { to, what } => {
                let buf = arena.message(what);
                if buf.is_empty() && what != Part::Nothing {
                    continue;
                }
                let buf = if errors.is_void() { UserBuf::empty() } else { buf };
                // The last message before a wait: wait for it here, which needs no request.
                if let None | Some(Step::Wait) = steps.peek(algorithm) {
                    let mode = SendMode::Standard;
                    if let Err(error) = pml.send(comm, Space::Coll, &buf, to, tag, mode) {
                        errors.note(error);
                    }
                    continue;
                }
                match pml.isend(comm, Space::Coll, &buf, to, tag, SendMode::Standard) {
                    Ok(req) => pending.push(req, 0),
                    Err(error) => errors.note(error),
                }
            }
            Step::Recv { from, into } => {
                let buf = arena.message(into);
                if buf.is_empty() && into != Part::Nothing {
                    continue;
                }
                let (source, tag) = (Source::Rank(from), Tag::Is(tag));
                let expected = if *tells_short { buf.len() as u64 } else { 0 };
                if pending.is_empty() && matches!(steps.peek(algorithm), Some(Step::Wait)) {
                    let mut status = Status::EMPTY;
                    match pml.recv(comm, Space::Coll, &buf, source, tag, Some(&mut status)) {
                        Ok(()) => errors.note_received(&status, expected),
                        Err(error) => errors.note(error),
                    }
                    continue;
                }
                match pml.irecv(comm, Space::Coll, &buf, source, tag) {
                    Ok(req) => pending.push(req, expected),
                    Err(error) => errors.note(error),
                }
            }
            Step::Copy { from, into } => arena.copy(from, into),
            Step::Reduce { left, inout } => {
                if let Err(error) = arena.reduce(left, inout) {
                    errors.note(error);
                }
            }
            Step::Wait => pending.wait(pml, &mut errors),
        }
        if errors.ends_all() {
            break;
        }
    }
    pending.wait(pml, &mut errors);
    errors.take()
}
