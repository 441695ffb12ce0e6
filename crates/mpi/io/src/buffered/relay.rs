//! Stretches of aggregators on other nodes: the ranks of a node deposit in a buffer of one of them,
//! their relay, as if it were the aggregator. When all have, it sends what is marked in one
//! message, waits for the answer, and publishes the outcome.
//!
//! Only nodes that have something of a stretch send. What each rank will have the relay knows from
//! notes: at the begin the first stretch of each far aggregator, and with each deposit the next
//! one.

use std::collections::VecDeque;

use hawser_core::err;
use hawser_core::error::Result;
use hawser_lockfree::notes::Notes;

use super::{Buffered, Stretch};
use crate::call::Way;
use crate::staging::{Staging, Use};

/// The far stretches of a call, as one rank goes through them.
pub(super) struct FarStretches {
    /// Uses of the relay's buffers before the call, and calls with this one.
    before: u64,
    calls: u64,
    /// Those in which this rank has deposited, and of which it has the outcome.
    deposited: u64,
    collected: u64,
    /// Of each aggregator the next stretch of which this rank has something, when it was asked
    /// last.
    next: Vec<u64>,
    /// The relay's own part.
    relay: Option<Relay>,
}

/// What the relay does for its node.
struct Relay {
    /// The next stretch to be sent, of all in the call, and how many far ones were before.
    at: u64,
    sent: u64,
    /// Of each aggregator the next stretch of which the node has something.
    expected: Vec<u64>,
    /// What was sent and not answered.
    unanswered: VecDeque<(u64, Use)>,
}

impl FarStretches {
    pub(super) fn new(staging: &Staging, first: u64, count: u64) -> FarStretches {
        let aggregators = staging.aggregators();
        let of_far = |a: &usize| staging.is_far(*a);
        let stretches = (0..aggregators).filter(of_far).map(|a| staging.count_of(a, first, count));
        let (before, calls) = staging.take_relay(stretches.sum());
        let relay = staging.is_relay().then(|| Relay {
            at: 0,
            sent: 0,
            expected: vec![Notes::NONE; aggregators],
            unanswered: VecDeque::new(),
        });
        let next = vec![0; aggregators];
        FarStretches { before, calls, deposited: 0, collected: 0, next, relay }
    }

    /// The relay has something to do.
    pub(super) fn is_busy(&self) -> bool {
        self.relay.as_ref().is_some_and(|r| !r.unanswered.is_empty())
    }
}

impl Buffered {
    /// Where the far stretch is deposited that `nth_far` others of the call precede.
    fn relay_use(&self, nth_far: u64) -> Use {
        let (uses, buffers) = (self.far_stretches.before + nth_far, self.staging.division.buffers);
        Use { aggregator: 0, buffer: uses % buffers, number: uses / buffers + 1 }
    }

    /// The buffer in which this rank deposits next, or whose outcome it wants next, of a far
    /// aggregator.
    pub(super) fn far_use(&self, collects: bool) -> Use {
        let far = &self.far_stretches;
        self.relay_use(if collects { far.collected } else { far.deposited })
    }

    /// The relay's buffers are full.
    pub(super) fn far_waits(&self) -> bool {
        let far = &self.far_stretches;
        far.deposited >= far.collected + self.staging.division.buffers
    }

    pub(super) fn note_collected(&mut self) {
        self.far_stretches.collected += 1;
    }

    /// The first stretch of an aggregator from `from` on of which this rank has something.
    fn next_of(&mut self, aggregator: usize, from: u64) -> u64 {
        let known = self.far_stretches.next.get(aggregator).copied().unwrap_or(0);
        if known >= from && from > 0 {
            return known;
        }
        let aggregators = self.staging.aggregators() as u64;
        let turn = (self.first + from) % aggregators;
        let skip = (aggregator as u64 + aggregators - turn) % aggregators;
        let mut of_it = (from + skip..self.count).step_by(aggregators as usize);
        let next = of_it.find(|nth| self.has(*nth)).unwrap_or(Notes::NONE);
        if let Some(known) = self.far_stretches.next.get_mut(aggregator) {
            *known = next;
        }
        next
    }

    /// This rank has something of a stretch.
    fn has(&self, nth: u64) -> bool {
        let (t, stretch) = (&self.transfer, self.staging.division.stretch);
        let begin = (self.first + nth) * stretch;
        let inside = |at: u64| t.view.before(at).clamp(t.at, t.at + t.total);
        inside(begin) < inside(begin + stretch)
    }

    /// Tells the relay the first stretches of which this rank has something.
    pub(crate) fn meet(&mut self) {
        let staging = self.staging.clone();
        let Some(notes) = staging.notes() else { return };
        for a in (0..staging.aggregators()).filter(|a| staging.is_far(*a)) {
            let first = self.next_of(a, 0);
            notes.note(a, first);
        }
        notes.arrive();
        staging.wake_relay();
    }

    /// All ranks of the node have met; of others than the relay nobody waits for that.
    pub(crate) fn has_met(&mut self) -> bool {
        let staging = self.staging.clone();
        let far = &mut self.far_stretches;
        let (Some(relay), Some(notes)) = (&mut far.relay, staging.notes()) else { return true };
        if notes.arrivals() < far.calls * staging.depositors() {
            return false;
        }
        for (a, expected) in relay.expected.iter_mut().enumerate() {
            *expected = notes.take(a);
        }
        true
    }

    /// For each aggregator: 1 if this rank will send to it, for its node.
    pub(crate) fn recipients(&self) -> Vec<i64> {
        let expected = self.far_stretches.relay.as_ref().map(|r| &r.expected);
        let number = |a: usize| {
            i64::from(expected.is_some_and(|e| e.get(a).is_some_and(|n| *n != Notes::NONE)))
        };
        (0..self.staging.aggregators()).map(number).collect()
    }

    /// The relays have counted who sends to which aggregator: begins.
    ///
    /// # Errors
    /// Those of messages.
    pub(crate) fn begin(&mut self, senders: &[i64]) -> Result<()> {
        let own = self.staging.own_number().and_then(|a| senders.get(a)).copied();
        let Some(far) = &mut self.far else { return Ok(()) };
        far.expect(own.unwrap_or(0).max(0) as u64);
        let Some(relay) = &self.far_stretches.relay else { return Ok(()) };
        let firsts = relay.expected.iter().enumerate().filter(|(_, first)| **first != Notes::NONE);
        for (a, first) in firsts {
            far.greet(self.staging.rank_of(a), *first)?;
        }
        Ok(())
    }

    /// Deposits in the relay's buffer.
    pub(super) fn deposit_far(&mut self, nth: u64, stretch: Stretch) {
        let at = self.far_use(false);
        self.far_stretches.deposited += 1;
        let next = self.next_of(stretch.at.aggregator, nth + 1);
        let staging = self.staging.clone();
        let Some((buffer, data)) = staging.relay_buffer(at) else { return };
        if let Some(notes) = staging.notes() {
            // Before the deposit, with which the relay sees it.
            notes.note(staging.aggregators() + at.buffer as usize, next);
        }
        self.fill_unless_stopped(stretch, buffer, data);
        if buffer.deposit() == at.number * staging.depositors() {
            staging.wake_relay();
        }
    }

    /// Sends what the node has of the next stretch, or takes an answer. False: neither can be done.
    pub(super) fn relay_next(&mut self) -> Result<bool> {
        Ok(self.take_answer()? || self.send_next()?)
    }

    fn take_answer(&mut self) -> Result<bool> {
        let (Some(relay), Some(far)) = (&mut self.far_stretches.relay, &mut self.far) else {
            return Ok(false);
        };
        let Some((nth, at)) = relay.unanswered.front().copied() else { return Ok(false) };
        let Some(answer) = far.answer(nth)? else { return Ok(false) };
        relay.unanswered.pop_front();
        let Some((buffer, data)) = self.staging.relay_buffer(at) else { return Ok(true) };
        if self.transfer.way == Way::Read {
            answer.fill(buffer, data)?;
        }
        let (upto, fault) = answer.outcome;
        buffer.publish(at.number, upto, fault);
        self.staging.wake_others();
        Ok(true)
    }

    fn send_next(&mut self) -> Result<bool> {
        let staging = self.staging.clone();
        let count = self.count;
        let Some(nth) = self.far_stretches.relay.as_ref().map(|r| r.at) else { return Ok(false) };
        let Some(nth) = (nth..count).find(|nth| staging.is_far(self.stretch(*nth).at.aggregator))
        else {
            return Ok(false);
        };
        let aggregator = self.stretch(nth).at.aggregator;
        let sent = self.far_stretches.relay.as_ref().map_or(0, |r| r.sent);
        let at = self.relay_use(sent);
        let Some((buffer, data)) = staging.relay_buffer(at) else { return Ok(false) };
        // Before the last use has ended its marks are there.
        if at.number > 1 && buffer.outcome(at.number - 1).is_none()
            || buffer.deposits() < at.number * staging.depositors()
        {
            return Ok(false);
        }
        let (Some(relay), Some(far)) = (&mut self.far_stretches.relay, &mut self.far) else {
            return Ok(false);
        };
        (relay.at, relay.sent) = (nth + 1, sent + 1);
        let next = staging
            .notes()
            .map_or(Notes::NONE, |notes| notes.take(staging.aggregators() + at.buffer as usize));
        let Some(expected) = relay.expected.get_mut(aggregator) else {
            return Err(err!(Intern, "there is no aggregator {aggregator}"));
        };
        if *expected != nth {
            // The node has nothing of it.
            buffer.publish(at.number, staging.division.stretch, 0);
            staging.wake_others();
            return Ok(true);
        }
        *expected = next;
        far.post((staging.rank_of(aggregator), nth, next), buffer, data)?;
        relay.unanswered.push_back((nth, at));
        Ok(true)
    }
}
