//! Holds at one node: the master's order goes to the ranks by a word of the segment, and what they
//! say there goes to the master whenever it changes. Ranks wake nobody for it: while a hold goes on
//! their pages are looked at.

use hawser_os::clock;
use hawser_rte::control::Report;
use hawser_rte::state::hold::{LATE_MAX, NodeAnswer, Sums};
use hawser_segment::node::{HoldAnswer, NodeSegment};

use super::Rank;

/// How often pages are looked at, in nanoseconds.
const LOOK_NS: u64 = 500_000;

/// The hold that was ordered last.
#[derive(Debug)]
struct Current {
    number: u32,
    holds: bool,
    told: Option<NodeAnswer>,
    look_at: u64,
}

/// See the module's documentation.
#[derive(Debug, Default)]
pub(super) struct NodeHolds(Option<Current>);

impl NodeHolds {
    /// The master says that ranks are to hold, or to go on.
    pub(super) fn handle_order(&mut self, segment: Option<NodeSegment>, number: u32, holds: bool) {
        if let Some(segment) = segment {
            segment.ask_to_hold(number, holds);
        }
        self.0 = Some(Current { number, holds, told: None, look_at: 0 });
    }

    /// Looks at the ranks if it is time to. The answer, if it is another than before.
    pub(super) fn poll_answer(
        &mut self,
        segment: Option<NodeSegment>,
        ranks: &[Rank],
    ) -> Option<Report> {
        let current = self.0.as_mut()?;
        let now = clock::now_ns();
        if now < current.look_at {
            return None;
        }
        current.look_at = now.saturating_add(LOOK_NS);
        let answer = match segment {
            Some(segment) => answer(segment, ranks, current.holds),
            None if current.holds => NodeAnswer::Held(Sums::default()),
            None => NodeAnswer::Open,
        };
        if current.told.as_ref() == Some(&answer) {
            return None;
        }
        current.told = Some(answer.clone());
        let number = current.number;
        // Nothing changes any more until the next order.
        if !current.holds && answer == NodeAnswer::Open {
            self.0 = None;
        }
        Some(Report::Hold { number, answer })
    }

    /// When the ranks are to be looked at: monotonic nanoseconds.
    pub(super) fn next_time(&self) -> Option<u64> {
        self.0.as_ref().map(|current| current.look_at)
    }
}

/// What the ranks of a node say.
fn answer(segment: NodeSegment, ranks: &[Rank], holds: bool) -> NodeAnswer {
    let (mut sums, mut late, mut left) = (Sums::default(), Vec::new(), None);
    for (slot, rank) in ranks.iter().enumerate() {
        for said in segment.hold_answers(slot as u32) {
            let waits = match said {
                // It holds when it begins.
                HoldAnswer::Absent => false,
                HoldAnswer::Left => {
                    left.get_or_insert(rank.rank);
                    false
                }
                // It has ended without a word, and its peers count it no more.
                _ if !rank.alive => false,
                HoldAnswer::Refused(why) if holds => {
                    return NodeAnswer::Refused { rank: rank.rank, why };
                }
                HoldAnswer::Held(traffic) => {
                    for (i, one) in traffic.iter().enumerate() {
                        sums.sent[i] = sums.sent[i].wrapping_add(one.sent);
                        sums.received[i] = sums.received[i].wrapping_add(one.received);
                        sums.inside = sums.inside.saturating_add(one.inside);
                    }
                    !holds
                }
                HoldAnswer::Before => true,
                HoldAnswer::Open | HoldAnswer::Refused(_) => holds,
            };
            if waits && !late.contains(&rank.rank) && late.len() < LATE_MAX {
                late.push(rank.rank);
            }
        }
    }
    match (holds, left) {
        _ if !late.is_empty() && left.is_none() => NodeAnswer::Waiting(late),
        (true, Some(rank)) => NodeAnswer::Left(rank),
        (true, None) => NodeAnswer::Held(sums),
        (false, _) if !late.is_empty() => NodeAnswer::Waiting(late),
        (false, _) => NodeAnswer::Open,
    }
}
