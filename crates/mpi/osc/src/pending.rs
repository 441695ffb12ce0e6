//! What is under way to a target that is asked by messages.

use std::sync::Arc;

use hawser_core::comm::Inbox;
use hawser_core::contracts::pml::{Pml, PmlReq};
use hawser_core::error::Error;
use hawser_core::progress::ActiveOperation;

/// What is under way to one target. Requests are numbered in the order in which they are sent,
/// which is that in which the target applies them.
#[derive(Default)]
pub(crate) struct Remote {
    /// Requests that were sent.
    pub(crate) asked: u64,
    /// So many of them are known to have been applied.
    pub(crate) confirmed: u64,
    /// The last one is answered: its answer confirms all. Never where threads ask at the same time.
    pub(crate) answered: bool,
    /// The last request that asked for a report of its own: so many requests there are with it, and
    /// the report on its way.
    pub(crate) report: Option<(u64, PmlReq, Inbox)>,
    /// Requests when the target was asked last how all went.
    pub(crate) flushed: u64,
    /// How often in a row that was after a single request.
    pub(crate) singles: u8,
    /// An answer was shorter than it should be since the target was asked how all went.
    pub(crate) short: bool,
    /// What moves the user's memory, by number.
    pub(crate) moving: Vec<(u64, Moving)>,
    /// Number of the next one.
    pub(crate) next: u64,
    /// The first error of such messages, until a call tells it.
    pub(crate) error: Option<Error>,
}

/// Single requests before flushes from which on the next one is expected to be single.
const SINGLES: u8 = 2;

/// Moving messages from which on those that have ended are looked for.
pub(crate) const TIDY: usize = 128;

pub(crate) enum Moving {
    Message(PmlReq, Expected),
    Operation(Arc<ActiveOperation>),
}

/// Bytes that a message has when the target did what was asked; a target that refuses answers with
/// fewer, and says why when it is asked how all went. `None` for messages to it.
pub(crate) type Expected = Option<u64>;

impl Remote {
    pub(crate) fn unconfirmed(&self) -> u64 {
        self.asked - self.confirmed
    }

    /// The next request is likely to be the only one before a flush: it may ask for the report that
    /// the flush would ask for, and so save the flush a message.
    pub(crate) fn is_single(&self) -> bool {
        self.singles >= SINGLES && self.asked == self.flushed && self.report.is_none()
    }

    /// A flush, or what asks how all went by a message that it needs anyhow: learns from what came
    /// before it.
    pub(crate) fn learn(&mut self, flush: bool) {
        let single = flush && self.asked == self.flushed + 1;
        self.singles = if single { (self.singles + 1).min(SINGLES) } else { 0 };
        self.flushed = self.asked;
    }

    pub(crate) fn moves(&mut self, one: Moving) {
        self.moving.push((self.next, one));
        self.next += 1;
    }

    /// Looks at what moves: keeps what has not ended yet, and the first error of the rest.
    pub(crate) fn tidy(&mut self, pml: &dyn Pml) {
        let Remote { moving, error, short, .. } = self;
        moving.retain(|(_, one)| match one {
            Moving::Message(req, expected) => match pml.test(*req) {
                Some(end) => {
                    *short |= expected.is_some_and(|bytes| end.status.bytes != bytes);
                    if let Some(e) = end.error {
                        error.get_or_insert(e);
                    }
                    false
                }
                None => true,
            },
            // Its error belongs to its request.
            Moving::Operation(operation) => !operation.is_done(),
        });
    }

    /// A message that has not ended.
    pub(crate) fn first_message(&self) -> Option<PmlReq> {
        self.moving.iter().find_map(|(_, one)| match one {
            Moving::Message(req, _) => Some(*req),
            Moving::Operation(_) => None,
        })
    }

    /// What is numbered below this has ended.
    pub(crate) fn has_moved(&mut self, upto: u64, pml: &dyn Pml) -> bool {
        self.tidy(pml);
        self.moving.iter().all(|(number, _)| *number >= upto)
    }
}
