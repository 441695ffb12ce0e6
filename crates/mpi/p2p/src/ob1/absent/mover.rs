//! The sender of a message that may be written to the receiver's memory.

use hawser_btl::Adverts;
use hawser_lockfree::advert::{Advert, Seen, Terms};

use super::{Absence, Presence};
use crate::ob1::wire;

/// Bytes that are put in one step: a receiver that comes back waits for the end of one.
const PIECE: u64 = 64 << 10;
/// The same for bytes that went with the offer, which such a receiver has anyway.
const PIECE_AGAIN: u64 = 16 << 10;

/// The receiver's memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    advert: &'static Advert,
    pub(crate) terms: Terms,
}

/// How far the sender is.
#[derive(Debug)]
enum Stage {
    /// The receiver has not answered, and nothing is known of its memory.
    Offered,
    /// Claimed before an answer: this side writes all, and asks nobody.
    Claimed {
        target: Target,
        seen: Seen,
        /// Bytes written behind those that went with the offer.
        put: u64,
        /// Bytes written of those that went with the offer: a receiver that finds everything
        /// copies nothing.
        again: u64,
    },
    /// Claimed, but for the answer nothing is left to do, or can be done; so many bytes were
    /// written behind those that went with the offer.
    Stuck { put: u64 },
    /// The receiver has asked for bytes; while it computes they are written, and sent in fragments
    /// else. It has not been told of the `unannounced` ones that were written last.
    Asked { target: Target, unannounced: u64 },
    /// The receiver has asked for bytes, which go in fragments when it has been told of those that
    /// were written.
    Fragments { unannounced: u64 },
}

/// What the sender does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Write these bytes: [`Mover::handle_put`] or [`Mover::handle_refused`] follows.
    Put { at: u64, len: u64 },
    /// Tell the receiver of so many bytes: [`Mover::handle_announced`] follows when that has left.
    Tell(u64),
    /// Send fragments.
    Fragments,
    /// All is written, and the receiver knows.
    Done,
    /// Nothing before the answer.
    Rest,
    /// Nothing in this pass.
    Wait,
}

/// The machine. Whatever the receiver does at the same time, each byte is accounted for once.
#[derive(Debug)]
pub(crate) struct Mover {
    /// Messages to the peer before the offer; modulo 2³² its sequence number.
    pub(crate) before: u64,
    /// Bytes of the message, and of these the ones that went with the offer.
    len: u64,
    pub(crate) first: u64,
    stage: Stage,
    absence: Absence,
}

impl Mover {
    pub(crate) fn new(before: u64, len: u64, first: u64) -> Mover {
        Mover { before, len, first, stage: Stage::Offered, absence: Absence::default() }
    }

    /// The receiver has not answered, and its memory is not known.
    pub(crate) fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Offered)
    }

    /// The message is matched, or bound to be.
    pub(crate) fn is_bound(&self) -> bool {
        !self.is_open()
    }

    /// The memory to write to.
    pub(crate) fn target(&self) -> Option<Target> {
        match self.stage {
            Stage::Claimed { target, .. } | Stage::Asked { target, .. } => Some(target),
            Stage::Offered | Stage::Stuck { .. } | Stage::Fragments { .. } => None,
        }
    }

    /// A posted advert has been found that is for this message. True when it is claimed.
    pub(crate) fn handle_found(&mut self, advert: &'static Advert, seen: Seen) -> bool {
        let claimed = self.is_open() && advert.claim(&seen);
        if claimed {
            let target = Target { advert, terms: seen.terms };
            self.stage = Stage::Claimed { target, seen, put: 0, again: 0 };
        }
        claimed
    }

    /// The receiver has answered. False: what it says is void, and another answer follows.
    pub(crate) fn handle_answer(&mut self, ack: &wire::Ack, adverts: Option<Adverts>) -> bool {
        self.stage = match (&self.stage, ack.advert) {
            (Stage::Claimed { target, put, .. }, _) => {
                Stage::Asked { target: *target, unannounced: *put }
            }
            (Stage::Stuck { put }, _) => Stage::Fragments { unannounced: *put },
            (Stage::Offered, None) => Stage::Fragments { unannounced: 0 },
            (Stage::Offered, Some(named)) => {
                let advert = adverts.and_then(|a| a.theirs.get(usize::from(named.index)));
                let taken = advert.and_then(|a| Some((a, a.take(named.number)?)));
                let Some((advert, terms)) = taken else { return false };
                Stage::Asked { target: Target { advert, terms }, unannounced: 0 }
            }
            // Only one answer is not void.
            (Stage::Asked { .. } | Stage::Fragments { .. }, _) => return true,
        };
        true
    }

    /// What to do before the receiver has answered.
    pub(crate) fn poll_offered(&mut self) -> Step {
        let Stage::Claimed { target, seen, put, again } = &self.stage else { return Step::Rest };
        let next = self.first + put;
        if next < self.len {
            return Step::Put { at: next, len: PIECE.min(self.len - next) };
        }
        if *again < self.first {
            return Step::Put { at: *again, len: PIECE_AGAIN.min(self.first - again) };
        }
        if target.advert.finish(seen) {
            return Step::Done;
        }
        self.stage = Stage::Stuck { put: *put };
        Step::Rest
    }

    /// What to do when the receiver has asked for `next .. upto`, and was found like this.
    pub(crate) fn poll_asked(&mut self, next: u64, upto: u64, outside: Option<u32>) -> Step {
        let wanted = upto.saturating_sub(next);
        if let Some(bytes) = self.poll_end(next, upto) {
            return Step::Tell(bytes);
        }
        match self.stage {
            // What a message tells may wake a thread of the receiver's, so it is told once.
            Stage::Fragments { unannounced } if unannounced > 0 => Step::Tell(unannounced),
            Stage::Asked { unannounced, .. } => match self.absence.found(outside) {
                Presence::Inside if unannounced > 0 => Step::Tell(unannounced),
                Presence::Inside => Step::Fragments,
                Presence::Between => Step::Wait,
                Presence::Computes => {
                    Step::Put { at: next + unannounced, len: PIECE.min(wanted - unannounced) }
                }
            },
            Stage::Fragments { .. } => Step::Fragments,
            Stage::Offered | Stage::Claimed { .. } | Stage::Stuck { .. } => Step::Wait,
        }
    }

    /// The bytes to tell the receiver of when all that it has asked for is written.
    pub(crate) fn poll_end(&self, next: u64, upto: u64) -> Option<u64> {
        let wanted = upto.saturating_sub(next);
        match self.stage {
            Stage::Asked { unannounced, .. } | Stage::Fragments { unannounced } => {
                (unannounced > 0 && unannounced >= wanted).then_some(wanted)
            }
            Stage::Offered | Stage::Claimed { .. } | Stage::Stuck { .. } => None,
        }
    }

    /// Bytes at this place were written.
    pub(crate) fn handle_put(&mut self, at: u64, len: u64) {
        match &mut self.stage {
            Stage::Claimed { put, .. } if at >= self.first => *put += len,
            Stage::Claimed { again, .. } => *again += len,
            Stage::Asked { unannounced, .. } => *unannounced += len,
            Stage::Offered | Stage::Stuck { .. } | Stage::Fragments { .. } => {}
        }
    }

    /// Writing is refused, for good.
    pub(crate) fn handle_refused(&mut self) {
        match self.stage {
            Stage::Claimed { put, .. } => self.stage = Stage::Stuck { put },
            Stage::Asked { unannounced, .. } => self.stage = Stage::Fragments { unannounced },
            Stage::Offered | Stage::Stuck { .. } | Stage::Fragments { .. } => {}
        }
    }

    /// The receiver was told of what is written.
    pub(crate) fn handle_announced(&mut self) {
        if let Stage::Asked { unannounced, .. } | Stage::Fragments { unannounced } = &mut self.stage
        {
            *unannounced = 0;
        }
    }
}
